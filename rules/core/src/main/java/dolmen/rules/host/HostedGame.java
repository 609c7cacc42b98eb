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
 * A game under the rules of the host, after a number of entries: moves and acts. Immutable; every change makes a new
 * game. Entries are only ever added: a taken-back entry remains in the record, but no longer counts.
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

    /** A game that starts in a given standing, for trying moves; its record lacks the moves that led there. */
    static <M extends Move> HostedGame<M> from(Variant variant, Standing<M> standing) {
        return new HostedGame<>(variant, 0, Optional.empty(), Stage.from(standing));
    }

    /**
     * The game after every entry of a record.
     *
     * @throws IllegalArgumentException if an entry is unreadable or impossible; the message names its number
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
     * @throws IllegalArgumentException if the text is neither, or the entry is impossible
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

    /** The current standing with all plies since the given entry as its last turn, to show several turns as one. */
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
     * All entries as episodes, as far as the viewer may know them. After a handover, only the handover and later
     * entries.
     */
    public List<Episode> toldTo(Viewer viewer) {
        var chronicle = new Chronicle(viewer);
        entriesBackwards().toList().reversed().forEach(entry -> entry.tellTo(chronicle));
        return chronicle.episodes();
    }

    /**
     * The game before the first action of a seat, and after each turn and each act since. The list has one element more
     * than the {@link #toldTo told} episodes, not counting those that {@linkplain Episode#opens open} the game.
     */
    public List<HostedGame<M>> turnByTurn() {
        Stream<Integer> begun =
                toldTo(new Spectator()).stream().dropWhile(Episode::opens).map(Episode::entry);
        return Stream.concat(begun, Stream.of(entries)).map(this::after).toList();
    }

    /** The legal moves of the seat to move, the best first, as far as the viewer may know them. */
    public Proposals<M> proposals(Viewer viewer) {
        return new Proposals<>(stage, viewer);
    }

    /** The conclusion; empty while the game goes on. */
    public Optional<Conclusion> conclusion() {
        return stage.conclusion();
    }

    /** The signs that one of the host's own rules will soon end the game. */
    public List<Omen> omens() {
        return stage.omens();
    }

    /** The positions since the last progress, the earliest first, without the current one. */
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
     * @throws IllegalArgumentException if the game has fewer entries
     */
    public HostedGame<M> after(int number) {
        HostedGame<M> game = this;
        while (game.entries > number && game.last.isPresent()) {
            game = game.last.get().before();
        }
        if (game.entries != number) {
            throw new IllegalArgumentException("the game has fewer than %d entries".formatted(number));
        }
        return game;
    }

    /**
     * The number of entries that remain once this many are removed from the end. Agreements on hints are not counted;
     * those among the removed entries, and right before them, are removed as well.
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
     * The number of entries at the start of the current turn; in the middle of a turn, it is below {@link #entries()}.
     * Later agreements on hints do not change the possible moves.
     */
    public int turnBegan() {
        return entriesBefore(amidTurn() ? standing().lastTurn().size() : 0);
    }

    /** True while the game goes on. */
    public boolean live() {
        return conclusion().isEmpty();
    }

    /** The seat to move; empty when it is chance's turn or the game has ended. */
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
     * The number of the current turn, from 1. The moves of a seat until another seat acts are one turn; chance has no
     * turns. After the end, the number that the next turn would have had.
     */
    public int turn() {
        return amidTurn() ? stage.turns() : stage.turns() + 1;
    }

    /** True while the seat can still win. */
    public boolean inPlay(Seat seat) {
        return stage.inPlay(seat);
    }

    /**
     * The number of entries before the seat's last turn, so that this turn and all later entries can be taken back.
     * Empty if there is no such turn, or if chance or an act other than a take-back came after it. Also empty in games
     * with secrets, because a player cannot unsee a card.
     */
    public Optional<Integer> takeBack(Seat seat) {
        return new Referee<>(this).beforeLastTurnOf(seat);
    }

    /** True if the players took the game over from other people. */
    public boolean handedOver() {
        return entriesBackwards()
                .map(Entry::act)
                .flatMap(Optional::stream)
                .anyMatch(HostAct.Handover.class::isInstance);
    }

    /** True if the players have agreed that each of them may ask for hints, even if entries were taken back later. */
    public boolean hintsAgreed() {
        return entriesSinceHandover().anyMatch(Entry::agreesOnHints);
    }

    /** The moves that led to the current standing, without those taken back. */
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
     * True if the game's players made all moves, and every seat has played. A seat has played if it moved, even if the
     * move was taken back, or if the moves of others put it out of play first.
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

    /** True if the seat may abort the game: the seat is in play, and the second turn of the game has not started. */
    public boolean mayAbort(Seat seat) {
        return new Referee<>(this).mayAbort(seat);
    }

    /** The last act, if no seat has moved since. Agreements on hints are skipped, because they change nothing. */
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

    /** The game after all chance moves that are due now. */
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
     * @throws IllegalArgumentException if the act is impossible: its seat is not in play or not allowed to do it, or a
     *     take-back does not start at a seat's last turn
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

    /** Equal if the entries are equal, because everything else follows from them. */
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
