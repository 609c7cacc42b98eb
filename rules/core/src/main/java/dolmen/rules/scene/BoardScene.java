package dolmen.rules.scene;

import dolmen.rules.phrase.Argument;
import java.util.List;
import java.util.stream.Stream;

/**
 * Everything that a renderer needs to draw a position for one viewer.
 *
 * @param surface the ground under the pieces
 * @param tokens the pieces, drawn in this order
 * @param marks remarks on pieces and cells, such as the last move
 * @param trays the space beside the board for each seat, in the order of the seats
 * @param altText the whole position in words, at most 1,024 characters
 * @param remarks further sentences for the alt text, if there is room for them; the position has priority
 */
public record BoardScene(
        Surface surface,
        List<Token> tokens,
        List<Mark> marks,
        List<Tray> trays,
        String altText,
        List<Argument> remarks) {

    /** The maximum length of a picture's description in Discord, in characters. */
    public static final int MAX_ALT_TEXT = 1024;

    public BoardScene {
        tokens = List.copyOf(tokens);
        marks = List.copyOf(marks);
        trays = List.copyOf(trays);
        remarks = List.copyOf(remarks);
        if (altText.length() > MAX_ALT_TEXT) {
            throw new IllegalArgumentException("the alt text is too long: " + altText.length() + " characters");
        }
    }

    /** A scene without remarks. */
    public BoardScene(Surface surface, List<Token> tokens, List<Mark> marks, List<Tray> trays, String altText) {
        this(surface, tokens, marks, trays, altText, List.of());
    }

    /** This scene with a further remark. */
    public BoardScene alsoTelling(Argument remark) {
        return new BoardScene(
                surface,
                tokens,
                marks,
                trays,
                altText,
                Stream.concat(remarks.stream(), Stream.of(remark)).toList());
    }

    /** This scene with further marks. */
    public BoardScene withMarks(List<Mark> further) {
        return new BoardScene(
                surface, tokens, Stream.concat(marks.stream(), further.stream()).toList(), trays, altText, remarks);
    }

    /** This scene without coordinates, for pictures too small for them. */
    public BoardScene withoutCoordinates() {
        return new BoardScene(surface.withoutCoordinates(), tokens, marks, trays, altText, remarks);
    }
}
