package dolmen.rules.scene;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A piece on its own, as drawn beside words.
 *
 * @param material the material of the board to which the piece belongs, which determines its colours
 */
public record Symbol(Material material, Glyph glyph, Side side) {

    /** The symbol of a piece. */
    public static Symbol of(Material material, Token piece) {
        return new Symbol(material, piece.glyph(), piece.side());
    }

    /** The symbol of a card: its drawing in its frame, the same in all places and for all owners. */
    public static Symbol of(Material material, String motif, Card.Frame frame) {
        var bare = new Card(motif, "", "", frame, "", List.of(), Card.Pose.UPRIGHT);
        return new Symbol(material, new Glyph.Face(bare), Side.NOBODY);
    }

    /** The symbols of these pieces in the colours of these sides. */
    public static List<Symbol> all(Material material, List<Side> sides, List<Glyph> pieces) {
        return sides.stream()
                .flatMap(side -> pieces.stream().map(piece -> new Symbol(material, piece, side)))
                .toList();
    }

    /**
     * The name of the piece and the word for its side, such as {@code pawn_first}; at most 16 characters, without
     * blanks.
     */
    public String name() {
        String piece = piece();
        return side == Side.NOBODY ? piece : piece + "_" + side.name().toLowerCase(Locale.ROOT);
    }

    private String piece() {
        return switch (glyph) {
            case Glyph.Stone stone -> "stone";
            case Glyph.Stack(int height) -> "stack" + height;
            case Glyph.Pit pit -> "pit";
            case Glyph.Pawn pawn -> "pawn";
            case Glyph.Pebble pebble -> "pebble";
            case Glyph.Blocks(List<Glyph.Block> blocks) -> blocks(blocks.stream());
            case Glyph.Rider(Glyph.Block block) -> blocks(Stream.of(block));
            case Glyph.Face(Card card) -> card.motif();
            case Glyph.Back back -> "back";
        };
    }

    /** The word for a single block; the initials of several. */
    private static String blocks(Stream<Glyph.Block> blocks) {
        List<String> words =
                blocks.map(block -> block.name().toLowerCase(Locale.ROOT)).toList();
        return words.size() == 1
                ? words.getFirst()
                : words.stream().map(word -> word.substring(0, 1)).collect(Collectors.joining("", "blocks_", ""));
    }
}
