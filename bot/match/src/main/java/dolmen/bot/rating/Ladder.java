package dolmen.bot.rating;

import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A common scale of ratings: a game, in all its variants, among people or with computer opponents.
 *
 * @param game the game's id, as in {@link dolmen.rules.facts.GameFacts#id}; this release need not have it
 */
public record Ladder(String game, Pool pool) {
    private static final Pattern TEXT = Pattern.compile("([a-z0-9-]+)(/computers)?");
    private static final Pattern GAME = Pattern.compile("[a-z0-9-]+");

    public Ladder {
        if (!GAME.matcher(game).matches()) {
            throw new IllegalArgumentException("invalid game id \"" + game + "\"");
        }
    }

    /** The canonical text: {@code obelisk} among people, {@code obelisk/computers} with computer opponents. */
    public String text() {
        return switch (pool) {
            case PEOPLE -> game;
            case COMPUTERS -> game + "/computers";
        };
    }

    /** The ladder of the game in another pool. */
    public Ladder in(Pool other) {
        return new Ladder(game, other);
    }

    /** The ladder of a text; empty if it is malformed. */
    public static Optional<Ladder> read(String text) {
        Matcher parts = TEXT.matcher(text);
        return parts.matches()
                ? Optional.of(new Ladder(parts.group(1), parts.group(2) == null ? Pool.PEOPLE : Pool.COMPUTERS))
                : Optional.empty();
    }

    @Override
    public String toString() {
        return text();
    }
}
