package dolmen.rules.scene;

/**
 * A coordinate or some other words written on or beside the board.
 *
 * @param x the centre of the text, in cell widths to the right
 * @param y the centre of the text, in cell widths downwards
 * @param location where it stands, which tells how large it may be
 */
public record Label(String text, double x, double y, Location location) {

    /** A coordinate in the margin. */
    public Label(String text, double x, double y) {
        this(text, x, y, Location.MARGIN);
    }

    /** Where a coordinate stands. */
    public enum Location {
        /** Beside the board, large enough to be read first. */
        MARGIN,
        /** Inside a cell, beside or under the piece: small and quiet, at most a sixth of a cell high. */
        CELL,
        /** Over a part of a table, its beginning at the place instead of its centre: words that say what lies there. */
        HEADING,
        /** Over the row of a seat on a table: the word for the side, in whose place the player is named. */
        PLAYER,
        /** Below the board: a sentence on what the picture shows. */
        NOTE
    }
}
