package dolmen.rules.games.murus;

import static dolmen.rules.board.Board.NONE;

import dolmen.rules.board.Board;
import dolmen.rules.board.Cells;
import dolmen.rules.board.Direction;
import java.util.List;

/**
 * The board of Romans and Gauls, and the reach of their stacks on it. Its tables are constants, which makes the game
 * for two fast.
 */
final class DuelBoard {
    private DuelBoard() {}

    static final Board BOARD = Board.squares(8, 7);
    static final MurusBoard GROUND = new MurusBoard(BOARD);

    static final long ROMAN_HOME = BOARD.row(0);
    static final long GAUL_HOME = BOARD.row(6);

    /** By cell: the far cells of a tower's moves, two steps away in each direction. */
    static final long[] TOWER_TARGETS = targets(List.of(Direction.values()), 2, 2);

    /** By cell: the two target cells of each tower move, as a set, clockwise from the North. */
    static final long[][] TOWER_WAYS = GROUND.towerWays;

    /** By cell: the cells that a catapult of the Romans can hit. */
    static final long[] ROMAN_THROWS = targets(notTowards(-1), 2, 3);

    /** By cell: the cells that a catapult of the Gauls can hit. */
    static final long[] GAUL_THROWS = targets(notTowards(1), 2, 3);

    /** By cell: its neighbours. */
    static final long[] NEIGHBOURS = GROUND.neighbours;

    /** By cell: the cells that a catapult of either side can hit. */
    static final long[] THROWS = targets(List.of(Direction.values()), 2, 3);

    /** The cells as the other side sees them, with its home row below. A row of eight cells is a byte of the set. */
    static long turned(long cells) {
        return Long.reverseBytes(cells) >>> (Long.SIZE - BOARD.cells());
    }

    /** The cell between two that are two steps apart in a straight line. */
    static int between(int from, int to) {
        return (from + to) / 2;
    }

    private static List<Direction> notTowards(int north) {
        return BOARD.directions().stream()
                .filter(direction -> direction.north() != north)
                .toList();
    }

    private static long[] targets(List<Direction> directions, int nearest, int farthest) {
        long[] targets = new long[BOARD.cells()];
        for (int cell = 0; cell < targets.length; cell++) {
            for (Direction direction : directions) {
                for (int distance = nearest; distance <= farthest; distance++) {
                    int target = BOARD.step(cell, direction, distance);
                    targets[cell] |= target == NONE ? 0 : Cells.of(target);
                }
            }
        }
        return targets;
    }
}
