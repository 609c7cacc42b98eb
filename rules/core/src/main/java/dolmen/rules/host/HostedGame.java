package dolmen.rules.host;

import dolmen.rules.Game;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.Viewer;
import dolmen.rules.play.GameRecord;
import dolmen.rules.play.Ply;
import dolmen.rules.play.Standing;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A game under the rules of the host, as it stands after so many entries: moves, and acts besides moving. A value;
 * every change makes a new one. Entries are only ever added: one that is taken back stays, but counts no longer.
 */
public final class HostedGame<M extends Move> {
    private final Variant variant;
    private final int entries;
    private final Optional<Entry<M>> last;
    private final Stage<M> stage;

    private HostedGame(Variant variant, int entries, Optional<Entry<M>> last, Stage<M> stage) {
        this.variant = variant;
        this.entries = entries;
        this.last = last;
        this.stage = stage;
    }

    /** The game at the start of the variant. */
    public static <M extends Move> HostedGame<M> start(Game<M> game, Variant variant) {
        return new HostedGame<>(variant, 0, Optional.empty(), Stage.start(game, variant));
    }

    /** A game that begins where others have come to, for moves to be tried in; its record does not tell how. */
    static <M extends Move> HostedGame<M> from(Variant variant, Standing<M> standing) {
        return new HostedGame<>(variant, 0, Optional.empty(), Stage.from(standing));
    }

    /**
     * The game after every entry of a record.
     *
     * @throws IllegalArgumentException if an entry is unreadable or not possible; the message names its number
     */
    public static HostedGame<?> replay(Game<?> game, GameRecord record) {
        return start(game, record.variant()).enterAll(record.moves());
    }

    private HostedGame<M> enterAll(List<String> texts) {
        HostedGame<M> game = this;
        for (String text : texts) {
            try {
                game = game.enter(text);
            } catch (IllegalArgumentException cause) {
                throw new IllegalArgumentException(
                        "entry %d, \"%s\": %s".formatted(game.entries, text, cause.getMessage()), cause);
            }
        }
        return game;
    }

    /**
     * The game after an entry: a move by its canonical text, or an act.
     *
     * @throws IllegalArgumentException if the text is neither, or not possible
     */
    public HostedGame<M> enter(String text) {
        Optional<HostAct> act = HostAct.read(text);
        return act.isPresent()
                ? act(act.get())
                : play(standing().game().notation().read(text));
    }

    /** What is played. */
    public Variant variant() {
        return variant;
    }

    /** All entries so far, the persisted truth. */
    public GameRecord record() {
        return new GameRecord(
                variant, entriesBackwards().map(Entry::text).toList().reversed());
    }

    /** Where the entries led. */
    public Standing<M> standing() {
        return stage.standing();
    }

    /**
     * Where the entries led, with all plies since so many entries as its last turn: for showing a run of turns as one.
     */
    public Standing<M> standingSince(int number) {
        Standing<M> now = standing();
        var notation = now.game().notation();
        List<Ply<M>> plies = entriesBackwards()
                .takeWhile(entry -> entry.before().entries >= number)
                .filter(entry -> entry.act().isEmpty())
                .map(entry -> new Ply<>(entry.before().standing().position(), notation.read(entry.text())))
                .toList()
                .reversed();
        return new Standing<>(now.game(), now.position(), plies);
    }

    /**
     * All entries in words, as the viewer may know them, from the first on; of a game that was handed over those of the
     * players at the table, from the handover on.
     */
    public List<Episode> toldTo(Viewer viewer) {
        var chronicle = new Chronicle(viewer);
        entriesBackwards().toList().reversed().forEach(entry -> entry.tellTo(chronicle));
        return chronicle.episodes();
    }

    /**
     * The game as it stood when the first seat came to act, after each turn, and after each act since; so long as the
     * {@link #toldTo told} episodes without those that {@linkplain Episode#opens open} it, and one longer.
     */
    public List<HostedGame<M>> turnByTurn() {
        Stream<Integer> begun =
                toldTo(new Spectator()).stream().dropWhile(Episode::opens).map(Episode::entry);
        return Stream.concat(begun, Stream.of(entries)).map(this::after).toList();
    }

    /** What the seat to move can do, the best first, as the viewer may know it. */
    public Proposals<M> proposals(Viewer viewer) {
        return new Proposals<>(stage, viewer);
    }

    /** How it ended; empty while it goes on. */
    public Optional<Conclusion> conclusion() {
        return stage.conclusion();
    }

    /** Which of the host's own rules will soon end it, if nothing changes. */
    public List<Omen> omens() {
        return stage.omens();
    }

    /** What has stood since something last went for good, the earliest first and the present position left out. */
    public List<Position<?>> quietPositions() {
        return stage.quiet().before();
    }

    /** How many entries there are so far, which is the number of the next. */
    public int entries() {
        return entries;
    }

    /**
     * The game as it stood after so many of its entries.
     *
     * @throws IllegalArgumentException if it has not that many
     */
    public HostedGame<M> after(int number) {
        HostedGame<M> game = this;
        while (game.entries > number && game.last.isPresent()) {
            game = game.last.get().before();
        }
        if (game.entries != number) {
            throw new IllegalArgumentException("there are no %d entries yet".formatted(number));
        }
        return game;
    }

    /**
     * How many entries there were before the last so many, of which agreements on hints are none: those between them,
     * and right before them, are passed over as well.
     */
    public int entriesBefore(int number) {
        HostedGame<M> game = this;
        int left = number;
        while (game.last.filter(Entry::agreesOnHints).isPresent() || (left > 0 && game.last.isPresent())) {
            Entry<M> entry = game.last.get();
            left -= entry.agreesOnHints() ? 0 : 1;
            game = entry.before();
        }
        return game.entries;
    }

    /**
     * How many entries there were when the seat to move came to its turn: fewer than now in the middle of a turn.
     * Whatever was agreed on hints since has not changed what can be played.
     */
    public int turnBegan() {
        return entriesBefore(amidTurn() ? standing().lastTurn().size() : 0);
    }

    /** True until it has ended. */
    public boolean live() {
        return conclusion().isEmpty();
    }

    /** The seat to move; empty when the game has ended. */
    public Optional<Seat> toMove() {
        return stage.toMove();
    }

    /** True if the seat to move has already made a part of its turn. */
    public boolean amidTurn() {
        List<Ply<M>> turn = standing().lastTurn();
        return toMove().map(Turn.ToMove::new)
                .filter(now ->
                        !turn.isEmpty() && turn.getFirst().before().turn().equals(now))
                .isPresent();
    }

    /**
     * The number of the turn in hand, from 1: what a seat does without anybody else acting is one, and what chance does
     * is none. When the game has ended, that of the turn that would have followed.
     */
    public int turn() {
        return amidTurn() ? stage.turns() : stage.turns() + 1;
    }

    /** True while the seat can still win. */
    public boolean inPlay(Seat seat) {
        return stage.inPlay(seat);
    }

    /**
     * How many entries there were when the last turn of the seat began, so that it can be taken back with all that came
     * after it. Empty if there is none, if chance or an act other than a take-back came after it, and in games with
     * secrets: what was seen cannot be unseen.
     */
    public Optional<Integer> takeBack(Seat seat) {
        return new Referee<>(this).beforeLastTurnOf(seat);
    }

    /** True if its players took it over from others. */
    public boolean handedOver() {
        return entriesBackwards()
                .map(Entry::act)
                .flatMap(Optional::stream)
                .anyMatch(HostAct.Handover.class::isInstance);
    }

    /** True if its players have agreed that each of them may ask for hints, whatever was taken back since. */
    public boolean hintsAgreed() {
        return entriesSinceHandover().anyMatch(Entry::agreesOnHints);
    }

    /** The moves that lead to where it stands, without those taken back. */
    public List<String> movesThatStand() {
        var moves = new ArrayDeque<String>();
        HostedGame<M> game = this;
        while (game.last.isPresent()) {
            Entry<M> entry = game.last.get();
            game = entry.act().orElse(null) instanceof HostAct.TakeBack(int to)
                    ? entry.before().after(to)
                    : entry.before();
            if (entry.act().isEmpty()) {
                moves.addFirst(entry.text());
            }
        }
        return List.copyOf(moves);
    }

    /**
     * True if its players alone have played it, and every seat has: it has moved, be it a move that was taken back, or
     * the moves of others have put it out of play before.
     */
    public boolean playedByAll() {
        if (handedOver()) {
            return false;
        }
        Set<Seat> moved =
                entriesBackwards().map(Entry::mover).flatMap(Optional::stream).collect(Collectors.toUnmodifiableSet());
        List<HostAct> acts =
                entriesBackwards().map(Entry::act).flatMap(Optional::stream).toList();
        boolean endedByRules =
                conclusion().filter(Conclusion.ByRules.class::isInstance).isPresent();
        return new Attendance(standing().position().seats(), moved, acts, endedByRules).full();
    }

    /** True if the seat may call the game off: it is in play, and the second turn of the game has not begun. */
    public boolean mayAbort(Seat seat) {
        return new Referee<>(this).mayAbort(seat);
    }

    /** The last act, if no seat has moved since; an agreement on hints, which changes nothing, is none. */
    public Optional<HostAct> lastAct() {
        return entriesBackwards()
                .dropWhile(entry -> entry.byChance() || entry.agreesOnHints())
                .findFirst()
                .flatMap(Entry::act);
    }

    /**
     * The game after a move, which may end it.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    public HostedGame<M> play(M move) {
        requireLive();
        return with(standing().game().notation().write(move), Optional.empty(), stage.play(move));
    }

    /** The game after chance has done all that is its turn to do. */
    public HostedGame<M> playChance(RandomGenerator random) {
        HostedGame<M> game = this;
        while (game.live() && game.standing().position().turn() instanceof Turn.Chance) {
            game = game.play(game.standing().position().sampleChance(random));
        }
        return game;
    }

    /**
     * The game after an act. When it is over and somebody came somewhere, it can still be declared void.
     *
     * @throws IllegalArgumentException if it is not possible: the act of a seat that is not in play or may not do it,
     *     or a take-back to where no last turn began
     */
    public HostedGame<M> act(HostAct act) {
        boolean ranked =
                conclusion().filter(Conclusion.Ranked.class::isInstance).isPresent();
        if (!(ranked && act instanceof HostAct.Voided)) {
            requireLive();
        }
        return with(act.text(), Optional.of(act), new Referee<>(this).after(act));
    }

    /** Plays what somebody typed for the seat, one move or a whole turn; all of it or nothing. */
    public TypedTurn playTyped(Seat seat, String typed) {
        return new TurnReader<>(this, seat).read(typed);
    }

    /** Equal when the same was entered: all else follows from it. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof HostedGame<?> game && entries == game.entries && record().equals(game.record());
    }

    @Override
    public int hashCode() {
        return record().hashCode();
    }

    @Override
    public String toString() {
        return record().toString();
    }

    /** What it has come to. */
    Stage<M> stage() {
        return stage;
    }

    /** The last entry, if there is one. */
    Optional<Entry<M>> last() {
        return last;
    }

    /** All entries, the last one first. */
    Stream<Entry<M>> entriesBackwards() {
        return Stream.iterate(
                        last, Optional::isPresent, entry -> entry.orElseThrow().before().last)
                .map(Optional::orElseThrow);
    }

    /** Those entries, the last one first, that are of the players at the table. */
    Stream<Entry<M>> entriesSinceHandover() {
        return entriesBackwards()
                .takeWhile(entry ->
                        entry.act().filter(HostAct.Handover.class::isInstance).isEmpty());
    }

    private HostedGame<M> with(String text, Optional<HostAct> act, Stage<M> next) {
        return new HostedGame<>(variant, entries + 1, Optional.of(new Entry<>(this, text, act)), next);
    }

    private void requireLive() {
        if (!live()) {
            throw new IllegalArgumentException("the game is over");
        }
    }
}
