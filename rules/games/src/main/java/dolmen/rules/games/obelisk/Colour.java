package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.Seat;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.scene.Side;

/** One of the two players, named after the colour of the stones. */
enum Colour {
    /** Moves first, from the South. */
    BLACK(Side.SECOND),
    /** Moves second, from the North. */
    WHITE(Side.FIRST);

    private final Side side;

    Colour(Side side) {
        this.side = side;
    }

    Phrase title() {
        return switch (this) {
            case BLACK -> ObeliskPhrases.sideBlack();
            case WHITE -> ObeliskPhrases.sideWhite();
        };
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
