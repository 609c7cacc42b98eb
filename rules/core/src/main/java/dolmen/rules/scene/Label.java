package dolmen.rules.scene;

import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;

/**
 * A coordinate or other words on the board or beside it.
 *
 * @param x the centre of the text, in cell widths to the right
 * @param y the centre of the text, in cell widths downwards
 * @param location the kind of place, which determines the size
 */
public record Label(Argument text, double x, double y, Location location) {

    /** A coordinate in the margin. */
    public Label(String text, double x, double y) {
        this(text, x, y, Location.MARGIN);
    }

    /** A label that is in words already. */
    public Label(String text, double x, double y, Location location) {
        this(new Verbatim(text), x, y, location);
    }

    /**
     * The text of a label in words.
     *
     * @throws IllegalStateException if it is not in words
     */
    public String textInWords() {
        return text.verbatim();
    }

    Label in(Wording wording) {
        return new Label(wording.of(text), x, y, location);
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
