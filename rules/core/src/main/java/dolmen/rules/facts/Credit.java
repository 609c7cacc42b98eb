package dolmen.rules.facts;

import dolmen.rules.phrase.Argument;
import java.net.URI;
import java.util.List;
import java.util.OptionalInt;

/**
 * The authorship of a game.
 *
 * @param designer the designer's full name
 * @param year the year of publication; empty if unknown
 * @param source the address of the designer's rules
 * @param others other people who brought the game to its players, a sentence each
 * @param conditions the designer's conditions for using the game; empty if there are none
 */
public record Credit(String designer, OptionalInt year, URI source, List<Argument> others, Argument conditions) {
    public Credit {
        others = List.copyOf(others);
    }
}
