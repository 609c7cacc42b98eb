package dolmen.rules.facts;

import java.net.URI;
import java.util.List;
import java.util.OptionalInt;

/**
 * Whose a game is.
 *
 * @param designer who made the game, in full
 * @param year when it was published; empty if nobody says
 * @param source where the designer's rules stand
 * @param others who else brought the game to its players, a sentence each
 * @param conditions what the designer asks of those who use the game; empty when nothing is asked
 */
public record Credit(String designer, OptionalInt year, URI source, List<String> others, String conditions) {
    public Credit {
        others = List.copyOf(others);
    }
}
