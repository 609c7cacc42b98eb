package dolmen.rules.scene;

import java.util.List;

/** The form of a piece. */
public sealed interface Glyph {

    /** A single rounded stone. */
    record Stone() implements Glyph {}

    /**
     * Round stones on top of each other, seen slightly from above. Heights are easy to tell apart, by silhouette too.
     *
     * @param height the height, from 1 (a wall) to 3
     */
    record Stack(int height) implements Glyph {
        public Stack {
            if (height < 1 || height > 3) {
                throw new IllegalArgumentException("a stack is 1 to 3 stones high: " + height);
            }
        }
    }

    /** A hole where a cell has crumbled away. */
    record Pit() implements Glyph {}

    /** A tall turned piece. */
    record Pawn() implements Glyph {}

    /** A flat pebble. */
    record Pebble() implements Glyph {}

    /** Square blocks on top of each other, seen from above. */
    record Blocks(List<Block> blocks) implements Glyph {

        /** @param blocks the blocks from the lowest and widest to the highest and narrowest, at least one */
        public Blocks {
            blocks = List.copyOf(blocks);
            if (blocks.isEmpty()
                    || !blocks.stream().sorted().distinct().toList().equals(blocks)) {
                throw new IllegalArgumentException("blocks must narrow from the lowest to the highest: " + blocks);
            }
        }
    }

    /** A block on another player's piece, drawn to the side. That piece comes before it on the same cell. */
    record Rider(Block block) implements Glyph {}

    /** A card, its face up. */
    record Face(Card card) implements Glyph {}

    /**
     * Cards face down.
     *
     * @param count the number of cards in the stack, at least 1
     */
    record Back(int count) implements Glyph {}

    /** A square block, from the widest to the narrowest. */
    enum Block {
        BASE,
        PEDESTAL,
        CAPSTONE
    }

    /** The word for a piece of this form in sentences for people. */
    default String word() {
        return switch (this) {
            case Stone stone -> "stone";
            case Pebble pebble -> "stone";
            case Pawn pawn -> "pawn";
            case Stack stack -> stack.height() == 1 ? "wall" : "piece";
            case Pit pit -> "piece";
            case Blocks blocks -> "piece";
            case Rider rider -> "piece";
            case Face face -> "card";
            case Back back -> "card";
        };
    }
}
