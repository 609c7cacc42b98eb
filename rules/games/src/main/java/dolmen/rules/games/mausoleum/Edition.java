package dolmen.rules.games.mausoleum;

import dolmen.rules.Variant;
import dolmen.rules.facts.Choice;
import dolmen.rules.facts.Option;
import java.util.List;

/** The edition of the rules of a match; the only option. */
enum Edition {
    /** The text of 2025, with pits and pushes. */
    OF_2025,
    /** The designer's earlier text: no pushes, and captured cells become empty again. */
    FIRST;

    static final List<Option> OPTIONS = List.of(new Option(
            "edition",
            MausoleumPhrases.optionEdition(),
            List.of(
                    new Choice("2025", MausoleumPhrases.choiceNameEdition2025(), MausoleumPhrases.choiceEdition2025()),
                    new Choice(
                            "first",
                            MausoleumPhrases.choiceNameEditionFirst(),
                            MausoleumPhrases.choiceEditionFirst()))));

    static Edition of(Variant variant) {
        return "first".equals(variant.options().get("edition")) ? FIRST : OF_2025;
    }
}
