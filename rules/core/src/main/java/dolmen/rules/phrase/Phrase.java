package dolmen.rules.phrase;

import java.util.Map;

/**
 * A message to people in no language yet: the message of a bundle, and its arguments. Phrases are made by the classes
 * that the build generates from bundles, such as {@code SettingsPhrases}, so every key and argument exists.
 *
 * @param bundle the name of the bundle as {@link java.util.ResourceBundle} reads it
 */
public record Phrase(String bundle, String key, Map<String, Argument> arguments) implements Argument {

    public Phrase {
        arguments = Map.copyOf(arguments);
    }
}
