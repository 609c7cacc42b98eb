package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.Seat;
import dolmen.rules.scene.Side;

/** One of the two players, named after the colour of the stones. */
enum Colour {
    /** Moves first, from the South. */
    BLACK("Black", Side.SECOND),
    /** Moves second, from the North. */
    WHITE("White", Side.FIRST);

    private final String word;
    private final Side side;

    Colour(String word, Side side) {
        this.word = word;
        this.side = side;
    }

    String word() {
        return word;
    }

    Side side() {
        return side;
    }

    Seat seat() {
        return switch (this) {
            case BLACK -> Seat.FIRST;
            case WHITE -> Seat.SECOND;
        };
    }

    Colour opponent() {
        return switch (this) {
            case BLACK -> WHITE;
            case WHITE -> BLACK;
        };
    }

    /** The number of rows forward from one cell to another; negative for backward. */
    int rowsForward(int from, int to) {
        int rows = BOARD.rowOf(to) - BOARD.rowOf(from);
        return switch (this) {
            case BLACK -> rows;
            case WHITE -> -rows;
        };
    }
}
