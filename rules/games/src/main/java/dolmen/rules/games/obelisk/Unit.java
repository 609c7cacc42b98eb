package dolmen.rules.games.obelisk;

import dolmen.rules.scene.Glyph.Block;
import java.util.List;

/** A unit that moves as one: a stone, or several stones of one colour that are built together. */
enum Unit {
    BASE("base", 'b'),
    PEDESTAL("pedestal", 'p'),
    CAPSTONE("capstone", 'c'),
    FOUNDATION("foundation", 'f'),
    OBELISK("obelisk", 'o');

    private final String word;
    private final char letter;

    Unit(String word, char letter) {
        this.word = word;
        this.letter = letter;
    }

    String word() {
        return word;
    }

    /** The letter in a position's text: a capital for Black. */
    char letter(Colour colour) {
        return switch (colour) {
            case BLACK -> Character.toUpperCase(letter);
            case WHITE -> letter;
        };
    }

    /** Its stones, the lowest first. */
    List<Block> blocks() {
        return switch (this) {
            case BASE -> List.of(Block.BASE);
            case PEDESTAL -> List.of(Block.PEDESTAL);
            case CAPSTONE -> List.of(Block.CAPSTONE);
            case FOUNDATION -> List.of(Block.BASE, Block.PEDESTAL);
            case OBELISK -> List.of(Block.BASE, Block.PEDESTAL, Block.CAPSTONE);
        };
    }
}
