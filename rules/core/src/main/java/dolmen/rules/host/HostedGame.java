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
 * A game under the rules of the host, after a number of entries: moves, and acts besides moving. Immutable; every
 * change makes a new one. Entries are only ever added: an entry that is taken back remains in the record, but no longer
 * counts.
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

    /** A game that begins in a given standing, for trying moves; its record does not tell the moves that led there. */
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

    /** The variant being played. */
    public Variant variant() {
        return variant;
    }

    /** All entries so far; this is what the database stores. */
    public GameRecord record() {
        return new GameRecord(
                variant, entriesBackwards().map(Entry::text).toList().reversed());
    }

    /** The current standing. */
    public Standing<M> standing() {
        return stage.standing();
    }

    /**
     * The current standing, with all plies since the given entry as its last turn: for showing several turns as one.
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
     * All entries in words, as the viewer may know them. After a handover, only the entries of the players at the
     * table, beginning with the handover.
     */
    public List<Episode> toldTo(Viewer viewer) {
        var chronicle = new Chronicle(viewer);
        entriesBackwards().toList().reversed().forEach(entry -> entry.tellTo(chronicle));
        return chronicle.episodes();
    }

    /**
     * The game before the first seat acted, after each turn, and after each act since. The list is one longer than the
     * {@link #toldTo told} episodes without those that {@linkplain Episode#opens open} the game.
     */
    public List<HostedGame<M>> turnByTurn() {
        Stream<Integer> begun =
                toldTo(new Spectator()).stream().dropWhile(Episode::opens).map(Episode::entry);
        return Stream.concat(begun, Stream.of(entries)).map(this::after).toList();
    }

    /** The possible moves of the seat to move, the best first, as the viewer may know it. */
    public Proposals<M> proposals(Viewer viewer) {
        return new Proposals<>(stage, viewer);
    }

    /** The conclusion; empty while the game goes on. */
    public Optional<Conclusion> conclusion() {
        return stage.conclusion();
    }

    /** The host's own rules that will soon end the game if nothing changes. */
    public List<Omen> omens() {
        return stage.omens();
    }

    /** The positions since the last progress, the earliest first, without the present one. */
    public List<Position<?>> quietPositions() {
        return stage.quiet().before();
    }

    /** The number of entries so far, which is also the number of the next entry. */
    public int entries() {
        return entries;
    }

    /**
     * The game after the given number of entries.
     *
     * @throws IllegalArgumentException if it has fewer
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
     * The number of entries that remain if this many are removed from the end. Agreements on hints do not count; those
     * between the entries, and right before them, are skipped as well.
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
     * The number of entries at the beginning of the current turn; less than now in the middle of a turn. Agreements on
     * hints since then do not change the possible moves.
     */
    public int turnBegan() {
        return entriesBefore(amidTurn() ? standing().lastTurn().size() : 0);
    }

    /** True while the game goes on. */
    public boolean live() {
        return conclusion().isEmpty();
    }

    /** The seat to move; empty when the game has ended. */
    public Optional<Seat> toMove() {
        return stage.toMove();
    }

    /** True if the seat to move has already made part of its turn. */
    public boolean amidTurn() {
        List<Ply<M>> turn = standing().lastTurn();
        return toMove().map(Turn.ToMove::new)
                .filter(now ->
                        !turn.isEmpty() && turn.getFirst().before().turn().equals(now))
                .isPresent();
    }

    /**
     * The number of the current turn, from 1. The moves of a seat up to the action of another one are one turn; moves
     * of chance are none. After the end, the number that the next turn would have had.
     */
    public int turn() {
        return amidTurn() ? stage.turns() : stage.turns() + 1;
    }

    /** True while the seat can still win. */
    public boolean inPlay(Seat seat) {
        return stage.inPlay(seat);
    }

    /**
     * The number of entries before the last turn of the seat, so that this turn and all later entries can be taken
     * back. Empty if there is no such turn, if chance or an act other than a take-back came after it, and in games with
     * secrets, since a player cannot unsee a card.
     */
    public Optional<Integer> takeBack(Seat seat) {
        return new Referee<>(this).beforeLastTurnOf(seat);
    }

    /** True if the players took the game over from others. */
    public boolean handedOver() {
        return entriesBackwards()
                .map(Entry::act)
                .flatMap(Optional::stream)
                .anyMatch(HostAct.Handover.class::isInstance);
    }

    /** True if the players have agreed that each of them may ask for hints, even if entries were taken back since. */
    public boolean hintsAgreed() {
        return entriesSinceHandover().anyMatch(Entry::agreesOnHints);
    }

    /** The moves that lead to the current standing, without those taken back. */
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
     * True if all moves are those of the game's players, and every seat has played: it has moved, even if the move was
     * taken back, or the moves of others put it out of play before.
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

    /** True if the seat may abort the game: the seat is in play, and the second turn of the game has not begun. */
    public boolean mayAbort(Seat seat) {
        return new Referee<>(this).mayAbort(seat);
    }

    /** The last act, if no seat has moved since. Agreements on hints change nothing, and are skipped. */
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

    /** The game after all moves that chance has to make now. */
    public HostedGame<M> playChance(RandomGenerator random) {
        HostedGame<M> game = this;
        while (game.live() && game.standing().position().turn() instanceof Turn.Chance) {
            game = game.play(game.standing().position().sampleChance(random));
        }
        return game;
    }

    /**
     * The game after an act. A game that ended with a ranking can still be declared void.
     *
     * @throws IllegalArgumentException if the act is not possible: its seat is not in play or may not do it, or a
     *     take-back does not begin at a last turn
     */
    public HostedGame<M> act(HostAct act) {
        boolean ranked =
                conclusion().filter(Conclusion.Ranked.class::isInstance).isPresent();
        if (!(ranked && act instanceof HostAct.Voided)) {
            requireLive();
        }
        return with(act.text(), Optional.of(act), new Referee<>(this).after(act));
    }

    /** Plays a typed text for the seat, one move or a whole turn, completely or not at all. */
    public TypedTurn playTyped(Seat seat, String typed) {
        return new TurnReader<>(this, seat).read(typed);
    }

    /** Equal if the entries are: all else follows from them. */
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

    /** The entries of the players at the table, the last one first. */
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
