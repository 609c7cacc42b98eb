package dolmen.rules.board;

import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/**
 * One text for all positions that are the same in a mirror, or with the sides exchanged. For boards that are the same
 * from West and East, and from South and North.
 */
public final class Likeness {
    private Likeness() {}

    /**
     * A way to see a position, which its mirror image from West to East equals.
     *
     * @param letters what stands on the cells, see {@link Board#write}
     * @param south true if South and North are exchanged
     * @param mover who is to move, and what else is due
     */
    public record Face(IntUnaryOperator letters, boolean south, String mover) {}

    /** The text of the position that is seen so. */
    public static String of(Board board, Stream<Face> faces) {
        return faces.flatMap(face -> Stream.of(false, true)
                        .map(west -> face.mover() + " "
                                + board.write(
                                        cell -> face.letters().applyAsInt(board.mirrored(cell, west, face.south())))))
                .min(String::compareTo)
                .orElseThrow();
    }
}
