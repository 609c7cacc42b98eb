package dolmen.rules.games.mausoleum;

import static dolmen.rules.board.Board.NONE;

import dolmen.rules.board.Board;
import dolmen.rules.board.Cells;
import dolmen.rules.board.Direction;
import dolmen.rules.games.mausoleum.MausoleumMove.Glide;
import dolmen.rules.games.mausoleum.MausoleumMove.Push;
import java.util.Arrays;
import java.util.stream.IntStream;

/** The board of Mausoleum, and all possible moves, created once. */
final class MausoleumBoard {
    private MausoleumBoard() {}

    static final Board BOARD = Board.hexagons(4, 5, 6, 7, 8, 7, 6, 5, 4);

    static final int NORTH_EAST = BOARD.directions().indexOf(Direction.NORTH_EAST);
    static final int EAST = BOARD.directions().indexOf(Direction.EAST);
    static final int SOUTH_EAST = BOARD.directions().indexOf(Direction.SOUTH_EAST);
    static final int SOUTH_WEST = BOARD.directions().indexOf(Direction.SOUTH_WEST);
    static final int WEST = BOARD.directions().indexOf(Direction.WEST);
    static final int NORTH_WEST = BOARD.directions().indexOf(Direction.NORTH_WEST);

    static final long ALL = BOARD.all();
    static final long WHITE_HOME = BOARD.row(0) | BOARD.row(1);
    static final long BLACK_HOME = BOARD.row(7) | BOARD.row(8);

    /** By cell: its neighbours. */
    static final long[] NEIGHBOURS =
            IntStream.range(0, BOARD.cells()).mapToLong(BOARD::neighbours).toArray();

    /** By cell: the next cell in each direction of {@link Board#directions}, or {@link Board#NONE}. */
    static final int[][] STEPS = IntStream.range(0, BOARD.cells())
            .mapToObj(cell -> BOARD.directions().stream()
                    .mapToInt(direction -> BOARD.step(cell, direction))
                    .toArray())
            .toArray(int[][]::new);

    /** By cell: the cells to the edge in each direction of {@link Board#directions}. */
    static final long[][] RAYS = IntStream.range(0, BOARD.cells())
            .mapToObj(cell -> BOARD.directions().stream()
                    .mapToLong(direction -> BOARD.ray(cell, direction))
                    .toArray())
            .toArray(long[][]::new);

    /** By origin and target; entries that are not in a straight line are not moves. */
    static final Glide[][] GLIDES = IntStream.range(0, BOARD.cells())
            .mapToObj(from -> IntStream.range(0, BOARD.cells())
                    .mapToObj(to -> new Glide(from, to))
                    .toArray(Glide[]::new))
            .toArray(Glide[][]::new);

    /** By origin and direction of {@link Board#directions}; entries over the edge are not moves. */
    static final Push[][] PUSHES = IntStream.range(0, BOARD.cells())
            .mapToObj(from ->
                    IntStream.of(STEPS[from]).mapToObj(to -> new Push(from, to)).toArray(Push[]::new))
            .toArray(Push[][]::new);

    /** By origin and target, see {@link #directionBetween}. */
    private static final int[][] DIRECTIONS = IntStream.range(0, BOARD.cells())
            .mapToObj(MausoleumBoard::directionsFrom)
            .toArray(int[][]::new);

    private static int[] directionsFrom(int from) {
        int[] directions = new int[BOARD.cells()];
        Arrays.fill(directions, NONE);
        for (int direction = 0; direction < STEPS[from].length; direction++) {
            for (int to = STEPS[from][direction]; to != NONE; to = STEPS[to][direction]) {
                directions[to] = direction;
            }
        }
        return directions;
    }

    /**
     * The direction from one cell to another, as an index of {@link Board#directions}; NONE if they are not in a
     * straight line.
     */
    static int directionBetween(int from, int to) {
        return DIRECTIONS[from][to];
    }

    /** The cells of a set and their neighbours. */
    static long around(long cells) {
        long around = cells;
        for (long rest = cells; rest != 0; rest = Cells.rest(rest)) {
            around |= NEIGHBOURS[Cells.first(rest)];
        }
        return around;
    }

    /** The cell behind a neighbour, seen from a cell; NONE beyond the edge or if the two are not neighbours. */
    static int behind(int from, int neighbour) {
        return Cells.has(NEIGHBOURS[from], neighbour) ? STEPS[neighbour][directionBetween(from, neighbour)] : NONE;
    }
}
