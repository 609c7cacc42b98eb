package dolmen.rules.facts;

import dolmen.rules.phrase.Argument;
import java.util.List;

/**
 * An option of a game, chosen when a match is set up.
 *
 * @param key the text in a variant, such as {@code army}
 * @param name the words for people, a label such as "Army"
 * @param choices the possible values, the default first
 */
public record Option(String key, Argument name, List<Choice> choices) {
    public Option {
        choices = List.copyOf(choices);
    }

    /** The default choice. */
    public Choice byDefault() {
        return choices.getFirst();
    }
}
