package dolmen.rules.puzzle;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An exhaustive search with a growing limit for the shortest forced win of a seat, in plies or in turns of both sides.
 * For one use.
 */
final class ShortestWin<M extends Move> {
    private final Seat hero;
    private final Unit unit;
    private final long most;
    private final Map<Long, Bounds> known = new HashMap<>();

    /** The last decisive move by the number of units left; it may be decisive again. */
    private final Map<Integer, M> decisive = new HashMap<>();

    private long nodes;

    /**
     * A search for wins of the seat.
     *
     * @param most the maximum number of positions to visit in total
     */
    ShortestWin(Seat hero, Unit unit, long most) {
        this.hero = hero;
        this.unit = unit;
        this.most = most;
    }

    /** The unit of the length of a win. */
    enum Unit {
        /** A ply, which is quick to search. If turns have several plies, a win in more plies may take no more turns. */
        PLY,
        /**
         * A turn of either side, counted as one regardless of its number of plies; an unfinished turn counts too. After
         * the winner's last turn, a turn of the opponent does not count if all its moves lose.
         */
        TURN;

        private int left(int units, boolean turnGoesOn) {
            return this == TURN && turnGoesOn ? units : units - 1;
        }
    }

    /** The known bounds for a position, in units: it is won within {@code won}, and not won within {@code notWon}. */
    private record Bounds(int won, int notWon) {
        private static final Bounds UNKNOWN = new Bounds(Integer.MAX_VALUE, 0);
    }

    /**
     * The fewest units in which the seat wins, up to the given number; empty if it does not, or the search takes too
     * long.
     */
    OptionalInt fewest(OpenPosition<M> position, int atMost) {
        for (int units = 0; units <= atMost && nodes < most; units++) {
            if (wins(position, units)) {
                return OptionalInt.of(units);
            }
        }
        return OptionalInt.empty();
    }

    /**
     * The one move that wins in the fewest units, up to the given number; empty if there is none, or the search takes
     * too long.
     */
    Optional<M> only(OpenPosition<M> position, int atMost) {
        OptionalInt fewest = fewest(position, atMost);
        if (fewest.isEmpty()) {
            return Optional.empty();
        }
        List<M> winning = position.legalMoves().stream()
                .filter(move -> winsAfter(position, move, fewest.getAsInt()))
                .limit(2)
                .toList();
        return winning.size() == 1 && nodes < most ? Optional.of(winning.getFirst()) : Optional.empty();
    }

    /** The number of positions visited. */
    long nodes() {
        return nodes;
    }

    private boolean wins(OpenPosition<M> position, int units) {
        if (++nodes >= most) {
            return false;
        }
        return switch (position.turn()) {
            case Turn.Over(var outcome) -> won(outcome);
            case Turn.ToMove toMove when units == 0 -> unit == Unit.TURN && cannotButLose(position);
            case Turn.ToMove(Seat mover) -> {
                Bounds before = known.getOrDefault(position.key(), Bounds.UNKNOWN);
                if (units >= before.won() || units <= before.notWon()) {
                    yield units >= before.won();
                }
                boolean won = mover.equals(hero) == decidedBy(position, units, mover.equals(hero));
                if (nodes < most) {
                    known.put(
                            position.key(), won ? new Bounds(units, before.notWon()) : new Bounds(before.won(), units));
                }
                yield won;
            }
            case Turn.Chance chance -> throw new IllegalArgumentException("no win can be forced against chance");
        };
    }

    /** True if a move achieves its side's aim: that the seat wins, or that it does not. */
    private boolean decidedBy(OpenPosition<M> position, int units, boolean wanted) {
        for (M move : ordered(position.legalMoves(), units)) {
            if (winsAfter(position, move, units) == wanted) {
                decisive.put(units, move);
                return true;
            }
        }
        return false;
    }

    private boolean winsAfter(OpenPosition<M> position, M move, int units) {
        OpenPosition<M> after = position.play(move);
        return wins(after, unit.left(units, after.turn().equals(position.turn())));
    }

    /** True if the other side loses with all its moves in this turn. */
    private boolean cannotButLose(OpenPosition<M> position) {
        return switch (position.turn()) {
            case Turn.Over(var outcome) -> won(outcome);
            case Turn.ToMove(Seat mover) ->
                !mover.equals(hero)
                        && position.legalMoves().stream().allMatch(move -> cannotButLose(position.play(move)));
            case Turn.Chance chance -> false;
        };
    }

    private boolean won(Outcome outcome) {
        return !outcome.drawn() && outcome.winners().contains(hero);
    }

    private List<M> ordered(List<M> moves, int units) {
        M likely = decisive.get(units);
        if (likely == null || !moves.contains(likely)) {
            return moves;
        }
        var ordered = new ArrayList<M>(moves);
        ordered.remove(likely);
        ordered.addFirst(likely);
        return ordered;
    }
}
