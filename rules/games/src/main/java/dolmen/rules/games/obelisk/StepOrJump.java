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
import dolmen.rules.board.Direction;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The two possible targets of a stone in one direction, created once for the whole board.
 *
 * @param next the adjacent cell, the target of a step
 * @param behind the cell after that, the target of a jump; or {@link Board#NONE}
 */
record StepOrJump(int next, int behind) {
    private static final List<List<StepOrJump>> BLACK = table(NORTH_WEST, NORTH_EAST, SOUTH);
    private static final List<List<StepOrJump>> WHITE = table(SOUTH_EAST, SOUTH_WEST, NORTH);

    /** The directions of a colour from a cell: diagonally forward to the left and to the right, and straight back. */
    static List<StepOrJump> from(int cell, Colour colour) {
        return switch (colour) {
            case BLACK -> BLACK.get(cell);
            case WHITE -> WHITE.get(cell);
        };
    }

    private static List<List<StepOrJump>> table(Direction... directions) {
        return IntStream.range(0, BOARD.cells())
                .mapToObj(cell -> Stream.of(directions)
                        .map(direction -> new StepOrJump(BOARD.step(cell, direction), BOARD.step(cell, direction, 2)))
                        .filter(way -> way.next != NONE)
                        .toList())
                .toList();
    }
}
