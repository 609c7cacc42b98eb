package dolmen.rules.puzzle;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** How soon a seat can force a win: a search that tries everything, one ply deeper at a time. For one use. */
final class ShortestWin<M extends Move> {
    private final Seat hero;
    private final long most;
    private final Map<Long, Bounds> known = new HashMap<>();

    /** By plies left: the move that decided last, which may do so again. */
    private final Map<Integer, M> decisive = new HashMap<>();

    private long nodes;

    /**
     * A search for wins of the seat.
     *
     * @param most how many positions it may visit in all
     */
    ShortestWin(Seat hero, long most) {
        this.hero = hero;
        this.most = most;
    }

    /** Within how many plies a position is won, and within how many it is not. */
    private record Bounds(int won, int notWon) {
        private static final Bounds UNKNOWN = new Bounds(Integer.MAX_VALUE, 0);
    }

    /** The fewest plies, at most so many, within which the seat wins; empty if it does not, or it takes too long. */
    OptionalInt plies(OpenPosition<M> position, int atMost) {
        for (int plies = 0; plies <= atMost && nodes < most; plies++) {
            if (wins(position, plies)) {
                return OptionalInt.of(plies);
            }
        }
        return OptionalInt.empty();
    }

    /** The one move that wins in the fewest plies, at most so many; empty if there is none, or it takes too long. */
    Optional<M> only(OpenPosition<M> position, int atMost) {
        OptionalInt plies = plies(position, atMost);
        if (plies.isEmpty()) {
            return Optional.empty();
        }
        List<M> winning = position.legalMoves().stream()
                .filter(move -> wins(position.play(move), plies.getAsInt() - 1))
                .limit(2)
                .toList();
        return winning.size() == 1 && nodes < most ? Optional.of(winning.getFirst()) : Optional.empty();
    }

    /** How many positions it has visited. */
    long nodes() {
        return nodes;
    }

    private boolean wins(OpenPosition<M> position, int plies) {
        if (++nodes >= most) {
            return false;
        }
        return switch (position.turn()) {
            case Turn.Over(var outcome) -> !outcome.drawn() && outcome.winners().contains(hero);
            case Turn.ToMove toMove when plies == 0 -> false;
            case Turn.ToMove(Seat mover) -> {
                Bounds before = known.getOrDefault(position.key(), Bounds.UNKNOWN);
                if (plies >= before.won() || plies <= before.notWon()) {
                    yield plies >= before.won();
                }
                boolean won = mover.equals(hero) == decidedBy(position, plies, mover.equals(hero));
                if (nodes < most) {
                    known.put(
                            position.key(), won ? new Bounds(plies, before.notWon()) : new Bounds(before.won(), plies));
                }
                yield won;
            }
            case Turn.Chance chance -> throw new IllegalArgumentException("chance forces nothing");
        };
    }

    /** True if a move comes to what its side wants: that the seat wins, or that it does not. */
    private boolean decidedBy(OpenPosition<M> position, int plies, boolean wanted) {
        for (M move : ordered(position.legalMoves(), plies)) {
            if (wins(position.play(move), plies - 1) == wanted) {
                decisive.put(plies, move);
                return true;
            }
        }
        return false;
    }

    private List<M> ordered(List<M> moves, int plies) {
        M likely = decisive.get(plies);
        if (likely == null || !moves.contains(likely)) {
            return moves;
        }
        var ordered = new ArrayList<M>(moves);
        ordered.remove(likely);
        ordered.addFirst(likely);
        return ordered;
    }
}
