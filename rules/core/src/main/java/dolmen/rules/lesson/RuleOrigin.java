package dolmen.rules.lesson;

import dolmen.rules.phrase.Phrase;
import java.util.Optional;

/** The origin of a rule: the designer, or this host. */
public enum RuleOrigin {
    DESIGNER,
    HOUSE_READING,
    HOUSE_RECONSTRUCTION;

    /** The remark on the origin in the text of the rule; empty for the designer's own. */
    public Optional<Phrase> note() {
        return switch (this) {
            case DESIGNER -> Optional.empty();
            case HOUSE_READING -> Optional.of(LessonPhrases.originHouseReading());
            case HOUSE_RECONSTRUCTION -> Optional.of(LessonPhrases.originHouseReconstruction());
        };
    }
}
