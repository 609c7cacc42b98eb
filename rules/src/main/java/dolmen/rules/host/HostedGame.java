package dolmen.rules.host;

import dolmen.rules.Game;
import dolmen.rules.GameRecord;
import dolmen.rules.Move;
import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import dolmen.rules.Standing;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.Viewer;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A game under the rules of the host, as it stands after so many entries: moves, and acts of its seats besides moving.
 * A value; every change makes a new one.
 */
public final class HostedGame<M extends Move> {
    private static final int MOST_TIMES = 2;

    private final GameRecord record;
    private final Standing<M> standing;
    private final Quiet quiet;
    private final Optional<Conclusion> conclusion;

    private HostedGame(GameRecord record, Standing<M> standing, Quiet quiet, Optional<Conclusion> conclusion) {
        this.record = record;
        this.standing = standing;
        this.quiet = quiet;
        this.conclusion = conclusion;
    }

    /** The game at the start of the variant. */
    public static <M extends Move> HostedGame<M> start(Game<M> game, Variant variant) {
        return of(new GameRecord(variant, List.of()), Standing.start(game, variant), Optional.empty());
    }

    private static <M extends Move> HostedGame<M> of(GameRecord record, Standing<M> standing, Optional<Quiet> before) {
        Quiet quiet = before.map(earlier -> earlier.then(standing.position()))
                .orElseGet(() -> Quiet.from(standing.position()));
        return new HostedGame<>(record, standing, quiet, conclusion(standing, quiet));
    }

    /**
     * The game after every entry of a record.
     *
     * @throws IllegalArgumentException if an entry is unreadable or not possible; the message names its number
     */
    public static HostedGame<?> replay(Game<?> game, GameRecord record) {
        return start(game, record.variant()).enterAll(record.moves());
    }

    private HostedGame<M> enterAll(List<String> entries) {
        HostedGame<M> game = this;
        for (String entry : entries) {
            game = game.enter(entry);
        }
        return game;
    }

    private HostedGame<M> enter(String entry) {
        try {
            Optional<HostAct> act = HostAct.read(entry);
            return act.isPresent()
                    ? act(act.get())
                    : play(standing.game().notation().read(entry));
        } catch (IllegalArgumentException cause) {
            throw new IllegalArgumentException(
                    "entry %d, \"%s\": %s".formatted(entries(), entry, cause.getMessage()), cause);
        }
    }

    /** Every entry so far, the persisted truth. */
    public GameRecord record() {
        return record;
    }

    /** Where the entries led. */
    public Standing<M> standing() {
        return standing;
    }

    /** All entries from the first on in words, as the viewer may know them. */
    public List<Episode> toldTo(Viewer viewer) {
        var chronicle = new Chronicle(viewer);
        HostedGame<M> game = start(standing.game(), record.variant());
        for (String entry : record.moves()) {
            chronicle.tell(game, entry);
            game = game.enter(entry);
        }
        return chronicle.episodes();
    }

    /** How it ended; empty while it goes on. */
    public Optional<Conclusion> conclusion() {
        return conclusion;
    }

    /** How many entries there are so far, which is the number of the next. */
    public int entries() {
        return record.moves().size();
    }

    /** True until it has ended. */
    public boolean live() {
        return conclusion.isEmpty();
    }

    /** The seat to move; empty when the game has ended. */
    public Optional<Seat> toMove() {
        return live() && standing.position().turn() instanceof Turn.ToMove(Seat seat)
                ? Optional.of(seat)
                : Optional.empty();
    }

    /** True while the seat can still win. */
    public boolean inPlay(Seat seat) {
        return live() && standing.position().places().getFirst().contains(seat);
    }

    /** The last entry, if it was no move. */
    public Optional<HostAct> lastAct() {
        return record.moves().isEmpty()
                ? Optional.empty()
                : HostAct.read(record.moves().getLast());
    }

    /**
     * The game after a move, which may end it.
     *
     * @throws IllegalArgumentException if the move is not legal
     */
    public HostedGame<M> play(M move) {
        requireLive();
        Game<M> game = standing.game();
        boolean progress = game.patience().isEmpty() || game.progress(standing.position(), move);
        return of(
                with(game.notation().write(move)),
                standing.play(move),
                progress ? Optional.empty() : Optional.of(quiet));
    }

    /** The game after chance has done all that is its turn to do. */
    public HostedGame<M> playChance(RandomGenerator random) {
        HostedGame<M> game = this;
        while (game.live() && game.standing.position().turn() instanceof Turn.Chance) {
            game = game.play(game.standing.position().sampleChance(random));
        }
        return game;
    }

    /**
     * The game after an act.
     *
     * @throws IllegalArgumentException if it is the act of a seat that is not in play
     */
    public HostedGame<M> act(HostAct act) {
        requireLive();
        return switch (act) {
            case HostAct.Resignation resignation -> resigned(resignation);
            case HostAct.AgreedDraw draw ->
                ended(draw, new Conclusion.ByAgreement(standing.position().places()));
        };
    }

    private HostedGame<M> resigned(HostAct.Resignation resignation) {
        Seat seat = resignation.seat();
        if (!inPlay(seat)) {
            throw new IllegalArgumentException("seat %s is not in play".formatted(seat));
        }
        return standing.position().seats() == 2
                ? ended(resignation, new Conclusion.ByResignation(seat))
                : of(with(resignation.text()), standing.withdraw(seat), Optional.empty());
    }

    private HostedGame<M> ended(HostAct act, Conclusion how) {
        return new HostedGame<>(with(act.text()), standing, quiet, Optional.of(how));
    }

    /** Plays what somebody typed for the seat, one move or a whole turn; all of it or nothing. */
    public TypedTurn playTyped(Seat seat, String typed) {
        var notation = standing.game().notation();
        return switch (standing.parse(seat, typed)) {
            case Parsed.Ok<M>(M move, String rest) -> play(move).playRest(seat, notation.write(move), rest);
            case Parsed.Malformed<M>(String why) -> new TypedTurn.NotAMove(why);
            case Parsed.Illegal<M>(String why, List<M> nearest) ->
                new TypedTurn.Illegal(why, nearest.stream().map(notation::write).toList());
            case Parsed.Ambiguous<M>(List<M> candidates) ->
                new TypedTurn.Ambiguous(candidates.stream().map(notation::write).toList());
        };
    }

    /** Goes on with what was typed after a first move; a move that ended the game leaves nothing to go on with. */
    private TypedTurn playRest(Seat seat, String first, String rest) {
        if (rest.isEmpty() || !live()) {
            return new TypedTurn.Played(this);
        }
        if (!toMove().equals(Optional.of(seat))) {
            return new TypedTurn.Illegal("Your turn ends with %s.".formatted(first), List.of(first));
        }
        return switch (playTyped(seat, rest)) {
            case TypedTurn.Played played -> played;
            case TypedTurn.NotAMove(String why) -> new TypedTurn.NotAMove("After %s: %s".formatted(first, why));
            case TypedTurn.Illegal(String why, List<String> nearest) ->
                new TypedTurn.Illegal("After %s: %s".formatted(first, why), following(first, nearest));
            case TypedTurn.Ambiguous(List<String> candidates) -> new TypedTurn.Ambiguous(following(first, candidates));
        };
    }

    private static List<String> following(String first, List<String> moves) {
        return moves.stream().map(move -> first + " " + move).toList();
    }

    /** Equal when the same was entered: all else follows from it. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof HostedGame<?> game && record.equals(game.record);
    }

    @Override
    public int hashCode() {
        return record.hashCode();
    }

    @Override
    public String toString() {
        return record.toString();
    }

    private GameRecord with(String entry) {
        return new GameRecord(
                record.variant(),
                Stream.concat(record.moves().stream(), Stream.of(entry)).toList());
    }

    private static Optional<Conclusion> conclusion(Standing<?> standing, Quiet quiet) {
        var position = standing.position();
        if (position.turn() instanceof Turn.Over(var outcome)) {
            return Optional.of(new Conclusion.ByRules(outcome));
        }
        if (quiet.times() > MOST_TIMES) {
            return Optional.of(new Conclusion.ByRepetition(position.places()));
        }
        int patience = standing.game().patience().orElse(Integer.MAX_VALUE);
        return quiet.plies() >= patience
                ? Optional.of(new Conclusion.ByNoProgress(position.places(), patience))
                : Optional.empty();
    }

    private void requireLive() {
        if (!live()) {
            throw new IllegalArgumentException("the game is over");
        }
    }
}
