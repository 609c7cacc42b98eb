package dolmen.rules.contract;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import java.util.List;
import java.util.stream.Collectors;

/** The games to test: all, or the one whose id is in the property {@code dolmen.game}. */
public final class ChosenGames {
    private static final String PROPERTY = "dolmen.game";

    private ChosenGames() {}

    /**
     * A registry of these games.
     *
     * @throws IllegalArgumentException if there is no game of that id; the message names the existing ones
     */
    public static GameRegistry registry() {
        return areAll() ? GameRegistry.load() : registry(System.getProperty(PROPERTY, ""));
    }

    /** True if no game has been chosen. */
    public static boolean areAll() {
        return System.getProperty(PROPERTY, "").isEmpty();
    }

    static GameRegistry registry(String id) {
        GameRegistry all = GameRegistry.load();
        Game<?> chosen = all.find(id)
                .orElseThrow(() -> new IllegalArgumentException("there is no game \"%s\"; there are %s"
                        .formatted(
                                id,
                                all.games()
                                        .map(game -> game.facts().id())
                                        .sorted()
                                        .collect(Collectors.joining(", ")))));
        return new GameRegistry(List.of(chosen));
    }
}
