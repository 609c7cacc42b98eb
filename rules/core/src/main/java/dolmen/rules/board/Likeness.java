package dolmen.rules.board;

import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/**
 * A text shared by all positions that are mirror images of each other, or have the sides exchanged. For boards that are
 * symmetrical from West to East and from South to North.
 */
public final class Likeness {
    private Likeness() {}

    /**
     * One of a position's equivalent forms; its mirror image from West to East counts as equal.
     *
     * @param letters the contents of the cells, see {@link Board#write}
     * @param south true if South and North are exchanged
     * @param mover the side to move, and the phase of its turn
     */
    public record Face(IntUnaryOperator letters, boolean south, String mover) {}

    /** The text of a position from its faces. */
    public static String of(Board board, Stream<Face> faces) {
        return faces.flatMap(face -> Stream.of(false, true)
                        .map(west -> face.mover() + " "
                                + board.write(
                                        cell -> face.letters().applyAsInt(board.mirrored(cell, west, face.south())))))
                .min(String::compareTo)
                .orElseThrow();
    }
}
