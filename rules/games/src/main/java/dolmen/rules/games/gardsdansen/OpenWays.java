package dolmen.rules.games.gardsdansen;

import static dolmen.rules.board.Board.NONE;
import static dolmen.rules.games.gardsdansen.GardsdansenBoard.JUMPS;
import static dolmen.rules.games.gardsdansen.GardsdansenBoard.STEPS;
import static dolmen.rules.games.gardsdansen.GardsdansenBoard.WALKS;
import static dolmen.rules.games.gardsdansen.GardsdansenBoard.WAYS;

import dolmen.rules.board.Cells;
import java.util.List;

/**
 * The open paths of pieces.
 *
 * @param occupied the nodes with a piece
 */
record OpenWays(long occupied) {

    /** True if a pawn of this set can move. */
    boolean letsAnyPawn(long pawns) {
        for (long rest = pawns; rest != 0; rest = Cells.rest(rest)) {
            if (letsPawn(Cells.first(rest))) {
                return true;
            }
        }
        return false;
    }

    private boolean letsPawn(int from) {
        for (int direction = 0; direction < STEPS[from].length; direction++) {
            int near = STEPS[from][direction];
            if (isEmpty(near) || (near != NONE && isEmpty(STEPS[near][direction]))) {
                return true;
            }
        }
        return false;
    }

    /** True if a stone of this set can move. */
    boolean letsAnyStone(long stones) {
        for (long rest = stones; rest != 0; rest = Cells.rest(rest)) {
            if ((GardsdansenBoard.NEIGHBOURS[Cells.first(rest)] & ~occupied) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Adds the moves of pawns, by origin and clockwise by direction. */
    void addPawnMoves(long pawns, List<GardsdansenMove> moves) {
        for (long rest = pawns; rest != 0; rest = Cells.rest(rest)) {
            int from = Cells.first(rest);
            for (int direction = 0; direction < STEPS[from].length; direction++) {
                int near = STEPS[from][direction];
                if (near == NONE) {
                    continue;
                }
                int far = STEPS[near][direction];
                boolean step = isEmpty(near);
                if (step) {
                    moves.add(WALKS[from][near]);
                }
                if (isEmpty(far)) {
                    moves.add(step ? WALKS[from][far] : JUMPS[from][far]);
                }
            }
        }
    }

    /** Adds the jumps of pawns, in the same order. */
    void addJumps(long pawns, List<GardsdansenMove> moves) {
        for (long rest = pawns; rest != 0; rest = Cells.rest(rest)) {
            int from = Cells.first(rest);
            for (int direction = 0; direction < STEPS[from].length; direction++) {
                int near = STEPS[from][direction];
                if (near != NONE && !isEmpty(near) && isEmpty(STEPS[near][direction])) {
                    moves.add(JUMPS[from][STEPS[near][direction]]);
                }
            }
        }
    }

    /** Adds the moves of stones, by origin and clockwise by direction. */
    void addStoneMoves(long stones, List<GardsdansenMove> moves) {
        for (long rest = stones; rest != 0; rest = Cells.rest(rest)) {
            int from = Cells.first(rest);
            for (int direction = 0; direction < STEPS[from].length; direction++) {
                for (int to = STEPS[from][direction]; isEmpty(to); to = STEPS[to][direction]) {
                    moves.add(WALKS[from][to]);
                }
            }
        }
    }

    /** True if a straight path over empty nodes leads to an empty one. */
    boolean letWalk(int from, int to) {
        return WAYS[from][to] != 0 && (WAYS[from][to] & occupied) == 0;
    }

    /** True if there is a neighbour, and an empty node behind it in a straight line. */
    boolean letJump(int from, int to) {
        return GardsdansenBoard.distance(from, to) == 2 && isEmpty(to) && !isEmpty(GardsdansenBoard.between(from, to));
    }

    private boolean isEmpty(int node) {
        return node != NONE && !Cells.has(occupied, node);
    }
}
