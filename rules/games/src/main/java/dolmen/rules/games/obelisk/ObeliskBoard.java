package dolmen.rules.games.obelisk;

import dolmen.rules.board.Board;

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

    /** The column of a cell, from 0. */
    static int columnOf(int cell) {
        return cell % COLUMNS;
    }

    /** The mirror image of a cell, with left and right exchanged. */
    static int reflected(int cell) {
        return cell + COLUMNS - 1 - 2 * columnOf(cell);
    }
}
