package dolmen.rules.scene;

/**
 * A coordinate or other words on the board or beside it.
 *
 * @param x the centre of the text, in cell widths to the right
 * @param y the centre of the text, in cell widths downwards
 * @param location the kind of place, which determines the size
 */
public record Label(String text, double x, double y, Location location) {

    /** A coordinate in the margin. */
    public Label(String text, double x, double y) {
        this(text, x, y, Location.MARGIN);
    }

    /** The kind of place of a label. */
    public enum Location {
        /** Beside the board, large enough to be read first. */
        MARGIN,
        /** Inside a cell, beside or under the piece: small and unobtrusive, at most a sixth of a cell high. */
        CELL,
        /** Over a part of a table: words that name this part, starting at the place instead of centred on it. */
        HEADING,
        /** Over the row of a seat on a table: the word for the side, replaced by the player's name. */
        PLAYER,
        /** Below the board: a sentence on the picture. */
        NOTE
    }
}
