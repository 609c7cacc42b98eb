package dolmen.rules.games.obelisk;

import dolmen.rules.board.Board;
import dolmen.rules.board.Cells;
import java.util.stream.IntStream;

/** The building site: the board of Obelisk and its layout at the start. */
final class ObeliskBoard {
    private ObeliskBoard() {}

    private static final int COLUMNS = 5;

    static final Board BOARD = Board.squares(COLUMNS, 6);

    /**
     * The board at the start, as in a position's text, with Black in capitals. The publisher shows it only in a
     * picture, so this is the host's reading; it is defined only here.
     */
    static final String HOUSE_LAYOUT = "2b2/p3c/5/5/P3C/2B2";

    static final long ALL = BOARD.all();

    /** By cell: the cells in its row and its column. */
    static final long[] AXES = IntStream.range(0, BOARD.cells())
            .mapToLong(cell -> IntStream.range(0, BOARD.cells())
                    .filter(other -> BOARD.rowOf(cell) == BOARD.rowOf(other) || columnOf(cell) == columnOf(other))
                    .mapToLong(Cells::of)
                    .sum())
            .toArray();

    /** True if two cells are in the same row or column. */
    static boolean shareAxis(int cell, int other) {
        return Cells.has(AXES[cell], other);
    }

    /** The column of a cell, from 0. */
    static int columnOf(int cell) {
        return cell % COLUMNS;
    }

    /** The mirror image of a cell, with left and right exchanged. */
    static int reflected(int cell) {
        return cell + COLUMNS - 1 - 2 * columnOf(cell);
    }
}
