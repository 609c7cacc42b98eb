package dolmen.rules;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A game with its options chosen. Options at their default are left out, so that equal variants have equal texts, and
 * an option added by a later release does not change the meaning of a stored text.
 *
 * <p>{@link Game#variant} and {@link GameRegistry#variant} make variants, and check them against the game.
 *
 * @param game the game's id
 * @param options the choices that are not the default, by option key
 */
public record Variant(String game, SortedMap<String, String> options) {

    public Variant {
        options = Collections.unmodifiableSortedMap(new TreeMap<>(options));
    }

    /** The game with every option at its default. */
    public static Variant of(String game) {
        return new Variant(game, new TreeMap<>());
    }

    /** The canonical text, such as {@code murus-gallicus(army=advanced,goal=escape)}. */
    public String text() {
        return options.isEmpty()
                ? game
                : options.entrySet().stream()
                        .map(Map.Entry::toString)
                        .collect(Collectors.joining(",", game + "(", ")"));
    }

    @Override
    public String toString() {
        return text();
    }
}
