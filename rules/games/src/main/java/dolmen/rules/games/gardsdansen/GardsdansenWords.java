package dolmen.rules.games.gardsdansen;

import dolmen.rules.typed.Phrases;
import dolmen.rules.typed.Vocabulary;
import dolmen.rules.typed.move.CellRole;
import dolmen.rules.typed.move.GameVocabulary;
import dolmen.rules.typed.move.GameVocabulary.Deed;
import java.util.List;

/** The words of Gårdsdansen. */
final class GardsdansenWords {
    private static final Vocabulary WORDS = Vocabulary.beside(GardsdansenWords.class);

    static final Phrases PAWN = WORDS.of("pawn");
    static final Phrases STONE = WORDS.of("stone");
    static final Phrases WALK = WORDS.of("walk");
    static final Phrases JUMP = WORDS.of("jump");
    static final Phrases TAKE = WORDS.of("take");
    static final Phrases ONE_STEP = WORDS.of("one-step");
    static final Phrases TWO_STEPS = WORDS.of("two-steps");

    private static final Phrases IDLE = WORDS.of("idle");

    static final GameVocabulary ALL = GameVocabulary.of(
            List.of(PAWN, STONE),
            List.of(
                    Deed.of(WALK),
                    Deed.of(JUMP, CellRole.OVER),
                    Deed.of(TAKE, CellRole.OBJECT),
                    Deed.of(ONE_STEP),
                    Deed.of(TWO_STEPS)),
            IDLE);

    private GardsdansenWords() {}
}
