package dolmen.rules.games.murus;

import dolmen.rules.typed.Phrases;
import dolmen.rules.typed.Vocabulary;
import dolmen.rules.typed.move.CellRole;
import dolmen.rules.typed.move.GameVocabulary;
import dolmen.rules.typed.move.GameVocabulary.Deed;
import java.util.List;

/** The words of Murus Gallicus. */
final class MurusWords {
    private static final Vocabulary WORDS = Vocabulary.beside(MurusWords.class);

    static final Phrases WALL = WORDS.of("wall");
    static final Phrases TOWER = WORDS.of("tower");
    static final Phrases CATAPULT = WORDS.of("catapult");

    static final Phrases LAY = WORDS.of("lay");
    static final Phrases SPREAD = WORDS.of("spread");
    static final Phrases THROW = WORDS.of("throw");
    static final Phrases SACRIFICE = WORDS.of("sacrifice");
    static final Phrases STRIKE = WORDS.of("strike");
    static final Phrases AGAINST = WORDS.of("against");
    static final Phrases ONCE = WORDS.of("once");
    static final Phrases TWO = WORDS.of("two");
    static final Phrases TWICE = WORDS.of("twice");
    static final Phrases SWAP = WORDS.of("swap");

    static final Phrases ROMANS = WORDS.of("romans");
    static final Phrases GAULS = WORDS.of("gauls");

    private static final Phrases IDLE = WORDS.of("idle");

    static final GameVocabulary ALL = GameVocabulary.of(
            List.of(WALL, TOWER, CATAPULT),
            List.of(
                    Deed.of(LAY),
                    Deed.of(SPREAD),
                    Deed.of(THROW, CellRole.OBJECT),
                    Deed.of(SACRIFICE, CellRole.OBJECT),
                    Deed.of(STRIKE, CellRole.OBJECT),
                    Deed.of(AGAINST, CellRole.OBJECT),
                    Deed.of(ONCE, CellRole.OBJECT),
                    Deed.of(TWO, CellRole.OBJECT),
                    Deed.of(TWICE, CellRole.OBJECT),
                    Deed.of(SWAP),
                    Deed.of(ROMANS),
                    Deed.of(GAULS)),
            IDLE);

    private MurusWords() {}

    /** The names of a stack of this many stones. */
    static Phrases stack(int height) {
        return switch (height) {
            case 1 -> WALL;
            case 2 -> TOWER;
            case 3 -> CATAPULT;
            default -> throw new IllegalArgumentException("no stack of " + height);
        };
    }
}
