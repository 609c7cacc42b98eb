package dolmen.rules.games.mausoleum;

import dolmen.rules.typed.Phrases;
import dolmen.rules.typed.Vocabulary;
import dolmen.rules.typed.move.CellRole;
import dolmen.rules.typed.move.GameVocabulary;
import dolmen.rules.typed.move.GameVocabulary.Deed;
import java.util.List;

/** The words of Mausoleum. */
final class MausoleumWords {
    private static final Vocabulary WORDS = Vocabulary.beside(MausoleumWords.class);

    static final Phrases WHITE = WORDS.of("white");
    static final Phrases BLACK = WORDS.of("black");
    static final Phrases FOR_WHITE = WORDS.of("for-white");
    static final Phrases FOR_BLACK = WORDS.of("for-black");
    static final Phrases GLIDE = WORDS.of("glide");
    static final Phrases PUSH = WORDS.of("push");
    static final Phrases CAPTURE = WORDS.of("capture");

    private static final Phrases IDLE = WORDS.of("idle");

    static final GameVocabulary ALL = GameVocabulary.of(
            List.of(WHITE, BLACK),
            List.of(
                    Deed.of(FOR_WHITE),
                    Deed.of(FOR_BLACK),
                    Deed.of(GLIDE),
                    Deed.of(PUSH, CellRole.OBJECT),
                    Deed.of(CAPTURE, CellRole.OBJECT)),
            IDLE);

    private MausoleumWords() {}
}
