package dolmen.rules.games.obelisk;

import dolmen.rules.typed.Phrases;
import dolmen.rules.typed.Vocabulary;
import dolmen.rules.typed.move.CellRole;
import dolmen.rules.typed.move.GameVocabulary;
import dolmen.rules.typed.move.GameVocabulary.Deed;
import java.util.List;

/** The words of Obelisk. */
final class ObeliskWords {
    private static final Vocabulary WORDS = Vocabulary.beside(ObeliskWords.class);

    static final Phrases STEP = WORDS.of("step");
    static final Phrases JUMP = WORDS.of("jump");
    static final Phrases BUILD = WORDS.of("build");
    static final Phrases COMPLETE = WORDS.of("complete");
    static final Phrases RIDE = WORDS.of("ride");
    static final Phrases TAKE = WORDS.of("take");

    private static final Phrases IDLE = WORDS.of("idle");

    static final GameVocabulary ALL = GameVocabulary.of(
            List.of(name(Unit.BASE), name(Unit.PEDESTAL), name(Unit.CAPSTONE), name(Unit.FOUNDATION)),
            List.of(
                    Deed.of(STEP),
                    Deed.of(JUMP, CellRole.OVER),
                    Deed.of(BUILD),
                    Deed.of(COMPLETE),
                    Deed.of(RIDE),
                    Deed.of(TAKE, CellRole.OBJECT)),
            IDLE);

    private ObeliskWords() {}

    static Phrases name(Unit unit) {
        return Names.of(unit);
    }

    /** The names of units. */
    private static final class Names {
        private static final Phrases BASE = WORDS.of("base");
        private static final Phrases PEDESTAL = WORDS.of("pedestal");
        private static final Phrases CAPSTONE = WORDS.of("capstone");
        private static final Phrases FOUNDATION = WORDS.of("foundation");
        private static final Phrases OBELISK = WORDS.of("obelisk");

        private Names() {}

        private static Phrases of(Unit unit) {
            return switch (unit) {
                case BASE -> BASE;
                case PEDESTAL -> PEDESTAL;
                case CAPSTONE -> CAPSTONE;
                case FOUNDATION -> FOUNDATION;
                case OBELISK -> OBELISK;
            };
        }
    }
}
