package dolmen.rules.puzzle;

import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.View;
import dolmen.rules.play.Ply;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;

/**
 * The only way to finish a turn so that the opponent cannot win in the next turn. It exists in two-player games with
 * hidden cards, in positions where nobody wins at once. One useless card shows that a draw is not safe; the search
 * never claims that a draw is safe.
 *
 * @param plies all plies of the seat, to the end of its turn
 */
record OnlySafety<M extends Move>(Seat seat, List<Ply<M>> plies) {
    /** The number of draws tried to find a useless card. */
    private static final int DRAWS = 100;

    /** The number of arrangements of the hidden cards that must all have the same answer. */
    private static final int ARRANGEMENTS = 20;

    /**
     * The minimum number of moves that start with the same choice as the right move, including that move and a discard;
     * with fewer moves, the puzzle is dull.
     */
    private static final int FEWEST_ALIKE = 3;

    private static final int EASIEST = 700;
    private static final int FOR_A_DOUBLING = 60;

    OnlySafety {
        plies = List.copyOf(plies);
    }

    /** The only safety in the position; empty if there is none, or everything depends on a draw. */
    static <M extends Move> Optional<OnlySafety<M>> of(Position<M> position) {
        return position.seats() == 2 && position.turn() instanceof Turn.ToMove(Seat seat)
                ? from(position, seat).map(plies -> new OnlySafety<M>(seat, plies))
                : Optional.empty();
    }

    private static <M extends Move> Optional<List<Ply<M>>> from(Position<M> position, Seat seat) {
        List<M> moves = position.legalMoves();
        if (moves.stream().anyMatch(move -> wins(position.play(move), seat))) {
            return Optional.empty();
        }
        List<M> safe = moves.stream()
                .filter(move -> isSafe(position.play(move), seat))
                .limit(2)
                .toList();
        return safe.size() == 1 ? goingOn(new Ply<>(position, safe.getFirst()), seat) : Optional.empty();
    }

    private static <M extends Move> Optional<List<Ply<M>>> goingOn(Ply<M> ply, Seat seat) {
        Position<M> after = ply.before().play(ply.move());
        return switch (after.turn()) {
            case Turn.ToMove(Seat next)
            when next.equals(seat) ->
                from(after, seat)
                        .map(rest ->
                                Stream.concat(Stream.of(ply), rest.stream()).toList());
            case Turn.ToMove other -> Optional.of(List.of(ply));
            case Turn.Chance chance -> Optional.empty();
            case Turn.Over over -> Optional.empty();
        };
    }

    /** True if the seat can finish its turn so that the other seat does not win in the next turn. */
    private static <M extends Move> boolean isSafe(Position<M> position, Seat seat) {
        return switch (position.turn()) {
            case Turn.Over over -> false;
            case Turn.ToMove(Seat mover)
            when mover.equals(seat) ->
                position.legalMoves().stream().anyMatch(move -> isSafe(position.play(move), seat));
            case Turn.ToMove(Seat mover) -> !canWin(position, mover);
            case Turn.Chance chance -> {
                RandomGenerator draws = new SplittableRandom(position.ply());
                yield Stream.generate(() -> position.sampleChance(draws))
                        .limit(DRAWS)
                        .distinct()
                        .allMatch(draw -> isSafe(position.play(draw), seat));
            }
        };
    }

    /** True if the seat can win in this turn, if it may draw any card it needs. */
    private static <M extends Move> boolean canWin(Position<M> position, Seat seat) {
        return switch (position.turn()) {
            case Turn.Over over -> wins(position, seat);
            case Turn.ToMove(Seat mover) ->
                mover.equals(seat)
                        && position.legalMoves().stream().anyMatch(move -> canWin(position.play(move), seat));
            case Turn.Chance chance ->
                canWin(position.play(position.sampleChance(new SplittableRandom(position.ply()))), seat);
        };
    }

    private static boolean wins(Position<?> position, Seat seat) {
        return position.turn() instanceof Turn.Over(var outcome)
                && outcome.winners().contains(seat);
    }

    /** True if the seat would find the same solution in all tried arrangements of the cards hidden from it. */
    boolean holds() {
        View<M> seen = plies.getFirst().before().seenBy(seat);
        RandomGenerator random = new SplittableRandom(plies.getFirst().before().ply());
        return Stream.generate(() -> seen.sample(random))
                .limit(ARRANGEMENTS)
                .allMatch(arranged -> of(arranged).map(OnlySafety::moves).equals(Optional.of(moves())));
    }

    /** The moves of the turn. */
    List<M> moves() {
        return plies.stream().map(Ply::move).toList();
    }

    /** True if there is hardly a choice: the last move's card allows at most one other move. */
    boolean dull() {
        Ply<M> last = plies.getLast();
        View<M> seen = last.before().seenBy(seat);
        return seen.legalMoves().stream()
                        .filter(move -> seen.steps(move)
                                .getFirst()
                                .equals(seen.steps(last.move()).getFirst()))
                        .count()
                < FEWEST_ALIKE;
    }

    /** The difficulty in rating points, 700, and 60 for each doubling of the ways to play the turn, rounded. */
    int points() {
        return EASIEST + FOR_A_DOUBLING * (int) Math.round(Math.log((double) ways()) / Math.log(2));
    }

    /** The product of the numbers of moves at each ply. */
    long ways() {
        return plies.stream().mapToLong(ply -> ply.before().legalMoves().size()).reduce(1, (one, other) -> one * other);
    }
}
