package dolmen.rules.scene;

import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Everything that a renderer needs to draw a position for one viewer. Rules have no language: their scenes are drawn
 * after {@link #in} has put them into words.
 *
 * @param surface the ground under the pieces
 * @param tokens the pieces, drawn in this order
 * @param marks remarks on pieces and cells, such as the last move
 * @param trays the space beside the board for each seat, in the order of the seats
 * @param description the scene in sentences
 */
public record BoardScene(
        Surface surface, List<Token> tokens, List<Mark> marks, List<Tray> trays, Description description) {

    public BoardScene {
        tokens = List.copyOf(tokens);
        marks = List.copyOf(marks);
        trays = List.copyOf(trays);
    }

    /** A scene whose description is in words already. */
    public BoardScene(Surface surface, List<Token> tokens, List<Mark> marks, List<Tray> trays, String altText) {
        this(surface, tokens, marks, trays, Description.inWords(altText));
    }

    /** This scene in the words of a language. */
    public BoardScene in(Wording wording) {
        return new BoardScene(
                surface.in(wording),
                tokens.stream().map(token -> token.in(wording)).toList(),
                marks.stream().map(mark -> mark.in(wording)).toList(),
                trays.stream().map(tray -> tray.in(wording)).toList(),
                description.in(wording));
    }

    /**
     * The description of a scene in words: at most {@value Description#MAX_LENGTH} characters.
     *
     * @throws IllegalStateException if the scene is not in words
     */
    public String altText() {
        return description.sentences().stream().map(Argument::verbatim).collect(Collectors.joining(" "));
    }

    /** This scene with a further remark in its description. */
    public BoardScene alsoTelling(Argument remark) {
        return new BoardScene(surface, tokens, marks, trays, description.alsoTelling(remark));
    }

    /** This scene with further marks. */
    public BoardScene withMarks(List<Mark> further) {
        return new BoardScene(
                surface, tokens, Stream.concat(marks.stream(), further.stream()).toList(), trays, description);
    }

    /** This scene without coordinates, for pictures too small for them. */
    public BoardScene withoutCoordinates() {
        return new BoardScene(surface.withoutCoordinates(), tokens, marks, trays, description);
    }
}
