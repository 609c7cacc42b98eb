package dolmen.rules.facts;

import java.net.URI;
import java.util.List;
import java.util.OptionalInt;

/**
 * What there is to say about a game without playing it.
 *
 * @param id the name in variants, records and commands, such as {@code murus-gallicus}
 * @param name the name for people
 * @param designer who made the game, in full
 * @param year when it was published; empty if nobody says
 * @param source where the designer's rules stand
 * @param pitch one sentence that makes people want to play it
 * @param rules the rules in our own words, a paragraph each, in Markdown
 * @param houseReadings where the designer's text is silent and this host had to decide, a sentence each
 * @param conditions what the designer asks of those who use the game; empty when nothing is asked
 * @param options what can be chosen, in the order in which people are asked
 * @param examples moves that show the rules, to be seen as pictures
 */
public record GameFacts(
        String id,
        String name,
        String designer,
        OptionalInt year,
        URI source,
        String pitch,
        List<String> rules,
        List<String> houseReadings,
        String conditions,
        List<Option> options,
        List<Example> examples) {
    public GameFacts {
        rules = List.copyOf(rules);
        houseReadings = List.copyOf(houseReadings);
        options = List.copyOf(options);
        examples = List.copyOf(examples);
    }
}
