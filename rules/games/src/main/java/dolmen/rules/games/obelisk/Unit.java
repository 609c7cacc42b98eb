package dolmen.rules.games.obelisk;

import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.scene.Glyph.Block;
import java.util.List;

/** A unit that moves as one: a stone, or several stones of one colour that are built together. */
enum Unit {
    BASE('b'),
    PEDESTAL('p'),
    CAPSTONE('c'),
    FOUNDATION('f'),
    OBELISK('o');

    private final char letter;

    Unit(char letter) {
        this.letter = letter;
    }

    /** The unit's name, such as "base". */
    Phrase title() {
        return switch (this) {
            case BASE -> ObeliskPhrases.carrierBase();
            case PEDESTAL -> ObeliskPhrases.carrierPedestal();
            case CAPSTONE -> ObeliskPhrases.carrierCapstone();
            case FOUNDATION -> ObeliskPhrases.carrierFoundation();
            case OBELISK -> ObeliskPhrases.carrierObelisk();
        };
    }

    /** The unit on a cell, such as "Base b2". */
    Phrase on(String cell) {
        var place = new Verbatim(cell);
        return switch (this) {
            case BASE -> ObeliskPhrases.stepBase(place);
            case PEDESTAL -> ObeliskPhrases.stepPedestal(place);
            case CAPSTONE -> ObeliskPhrases.stepCapstone(place);
            case FOUNDATION -> ObeliskPhrases.stepFoundation(place);
            case OBELISK -> ObeliskPhrases.stepObelisk(place);
        };
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
