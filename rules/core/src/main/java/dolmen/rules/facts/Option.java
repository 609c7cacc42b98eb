package dolmen.rules.facts;

import java.util.List;

/**
 * Something that can be chosen when a match of a game is set up.
 *
 * @param key the text in a variant, such as {@code army}
 * @param name the word for people
 * @param choices what it can be, the default first
 */
public record Option(String key, String name, List<Choice> choices) {
    public Option {
        choices = List.copyOf(choices);
    }

    /** The choice of those who choose nothing. */
    public Choice byDefault() {
        return choices.getFirst();
    }
}
