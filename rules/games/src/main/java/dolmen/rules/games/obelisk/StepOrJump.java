package dolmen.rules.games.obelisk;

import static dolmen.rules.board.Board.NONE;
import static dolmen.rules.board.Direction.NORTH;
import static dolmen.rules.board.Direction.NORTH_EAST;
import static dolmen.rules.board.Direction.NORTH_WEST;
import static dolmen.rules.board.Direction.SOUTH;
import static dolmen.rules.board.Direction.SOUTH_EAST;
import static dolmen.rules.board.Direction.SOUTH_WEST;
import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.board.Board;
import dolmen.rules.board.Cells;
import dolmen.rules.board.Direction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The two possible targets of a stone in one direction, created once for the whole board.
 *
 * @param next the adjacent cell, the target of a step
 * @param behind the cell after that, the target of a jump; or {@link Board#NONE}
 */
record StepOrJump(int next, int behind) {
    private static final StepOrJump[][] BLACK = table(NORTH_WEST, NORTH_EAST, SOUTH);
    private static final StepOrJump[][] WHITE = table(SOUTH_EAST, SOUTH_WEST, NORTH);
    private static final long[] NEXT_TO_BLACK = nexts(BLACK);
    private static final long[] NEXT_TO_WHITE = nexts(WHITE);

    /** The directions of a colour from a cell: diagonally forward to the left and to the right, and straight back. */
    static StepOrJump[] from(int cell, Colour colour) {
        return switch (colour) {
            case BLACK -> BLACK[cell];
            case WHITE -> WHITE[cell];
        };
    }

    /** The cells that are {@link #next} in the directions of a colour from a cell. */
    static long nextTo(int cell, Colour colour) {
        return switch (colour) {
            case BLACK -> NEXT_TO_BLACK[cell];
            case WHITE -> NEXT_TO_WHITE[cell];
        };
    }

    private static long[] nexts(StepOrJump[][] table) {
        return Stream.of(table)
                .mapToLong(ways ->
                        Stream.of(ways).mapToLong(way -> Cells.of(way.next)).sum())
                .toArray();
    }

    private static StepOrJump[][] table(Direction... directions) {
        return IntStream.range(0, BOARD.cells())
                .mapToObj(cell -> Stream.of(directions)
                        .map(direction -> new StepOrJump(BOARD.step(cell, direction), BOARD.step(cell, direction, 2)))
                        .filter(way -> way.next != NONE)
                        .toArray(StepOrJump[]::new))
                .toArray(StepOrJump[][]::new);
    }
}
