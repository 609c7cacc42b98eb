package dolmen.rules.games.mausoleum;

import static dolmen.rules.board.Board.NONE;
import static dolmen.rules.games.mausoleum.MausoleumBoard.EAST;
import static dolmen.rules.games.mausoleum.MausoleumBoard.NORTH_EAST;
import static dolmen.rules.games.mausoleum.MausoleumBoard.NORTH_WEST;
import static dolmen.rules.games.mausoleum.MausoleumBoard.RAYS;
import static dolmen.rules.games.mausoleum.MausoleumBoard.SOUTH_EAST;
import static dolmen.rules.games.mausoleum.MausoleumBoard.SOUTH_WEST;
import static dolmen.rules.games.mausoleum.MausoleumBoard.WEST;

import dolmen.rules.board.Cells;
import dolmen.rules.games.mausoleum.MausoleumMove.Glide;
import dolmen.rules.games.mausoleum.MausoleumMove.Push;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The moves of one side.
 *
 * @param own the side's stones
 * @param pushable the stones of either side that may be pushed, unless something is behind them
 */
record StoneMoves(Stones stones, long own, long pushable) {
    private static final int USUAL_NUMBER = 48;

    /** True if the side has a legal move. A stone that is not trapped can glide. */
    boolean exist() {
        for (long rest = own; rest != 0; rest = Cells.rest(rest)) {
            if (!stones.traps(Cells.first(rest))) {
                return true;
            }
        }
        return false;
    }

    /** The legal moves in order of origin and direction. */
    List<MausoleumMove> all() {
        var moves = new ArrayList<MausoleumMove>(USUAL_NUMBER);
        addTo(moves, move -> true);
        return moves;
    }

    /** The legal moves that {@link #take} something, in the same order. */
    List<MausoleumMove> takings() {
        var takings = new ArrayList<MausoleumMove>();
        addTo(takings, taking());
        return takings;
    }

    /** Says of legal moves whether they {@link #take} something. */
    Predicate<MausoleumMove> taking() {
        Liberties liberties = Liberties.of(stones, own);
        return move -> liberties.letTake(move) && take(move);
    }

    /** Adds the wanted moves. Each direction has its own call, so that the processor learns the branches of each. */
    private void addTo(List<MausoleumMove> moves, Predicate<MausoleumMove> wanted) {
        long empty = stones.empty();
        for (long rest = own & ~stones.trapped(own); rest != 0; rest = Cells.rest(rest)) {
            int from = Cells.first(rest);
            add(from, NORTH_EAST, lastUpwards(RAYS[from][NORTH_EAST], empty), wanted, moves);
            add(from, EAST, lastUpwards(RAYS[from][EAST], empty), wanted, moves);
            add(from, SOUTH_EAST, lastDownwards(RAYS[from][SOUTH_EAST], empty), wanted, moves);
            add(from, SOUTH_WEST, lastDownwards(RAYS[from][SOUTH_WEST], empty), wanted, moves);
            add(from, WEST, lastDownwards(RAYS[from][WEST], empty), wanted, moves);
            add(from, NORTH_WEST, lastUpwards(RAYS[from][NORTH_WEST], empty), wanted, moves);
        }
    }

    private void add(
            int from, int direction, int glideEnd, Predicate<MausoleumMove> wanted, List<MausoleumMove> moves) {
        if (glideEnd != NONE) {
            addWanted(MausoleumBoard.GLIDES[from][glideEnd], wanted, moves);
        } else if (canBePushed(MausoleumBoard.STEPS[from][direction], direction)) {
            addWanted(MausoleumBoard.PUSHES[from][direction], wanted, moves);
        }
    }

    private static void addWanted(MausoleumMove move, Predicate<MausoleumMove> wanted, List<MausoleumMove> moves) {
        if (wanted.test(move)) {
            moves.add(move);
        }
    }

    /** The last cell of a glide in a direction in which the numbers of cells rise; NONE if the next is not empty. */
    private static int lastUpwards(long ray, long empty) {
        return Cells.last(ray & (Long.lowestOneBit(ray & ~empty) - 1));
    }

    /** As above, in a direction in which they fall. The board has fewer than 64 cells. */
    private static int lastDownwards(long ray, long empty) {
        long way = ray & (-1L << (Cells.last(ray & ~empty) + 1));
        return way == 0 ? NONE : Cells.first(way);
    }

    /** True if the cell has a stone, with an empty cell or a pit behind it. No set has the bit of NONE. */
    private boolean canBePushed(int cell, int direction) {
        return Cells.has(pushable, cell)
                && Cells.has(stones.empty() | stones.pits(), MausoleumBoard.STEPS[cell][direction]);
    }

    boolean allow(MausoleumMove move) {
        return mayMove(move.from())
                && switch (move) {
                    case Glide(int from, int to) -> isGlide(from, to);
                    case Push(int from, int to) -> isPush(from, to);
                };
    }

    private boolean mayMove(int from) {
        return Cells.has(own, from) && !stones.traps(from);
    }

    private boolean isGlide(int from, int to) {
        int direction = MausoleumBoard.directionBetween(from, to);
        return direction != NONE
                && (RAYS[from][direction] & ~RAYS[to][direction] & ~stones.empty()) == 0
                && !Cells.has(stones.empty(), MausoleumBoard.STEPS[to][direction]);
    }

    private boolean isPush(int from, int to) {
        return Cells.has(MausoleumBoard.NEIGHBOURS[from], to)
                && canBePushed(to, MausoleumBoard.directionBetween(from, to));
    }

    /** True if a legal move captures a stone or pushes it into a pit. */
    boolean take(MausoleumMove move) {
        Stones after = stones.unresolved(move);
        return after.count() < stones.count() || after.captured(changed(move)) != 0;
    }

    /** The cells that a legal move fills, or gives a stone of another colour. */
    static long changed(MausoleumMove move) {
        return switch (move) {
            case Glide(int from, int to) -> Cells.of(to);
            case Push(int from, int to) -> Cells.of(to) | Cells.of(MausoleumBoard.behind(from, to));
        };
    }
}
