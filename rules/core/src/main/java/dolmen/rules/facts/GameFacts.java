package dolmen.rules.facts;

import java.util.List;

/**
 * What there is to say about a game without playing it.
 *
 * @param id the name in variants, records and commands, such as {@code murus-gallicus}
 * @param name the name for people
 * @param credit whose it is
 * @param pitch one sentence that makes people want to play it
 * @param audience for whom it is as its designer says, in our words: ages, tables, playing time; empty if nobody says
 * @param rules the rules in our own words, a paragraph each, in Markdown
 * @param houseReadings where the designer's text is silent and this host had to decide, a sentence each
 * @param options what can be chosen, in the order in which people are asked
 * @param examples moves that show the rules, to be seen as pictures
 */
public record GameFacts(
        String id,
        String name,
        Credit credit,
        String pitch,
        String audience,
        List<String> rules,
        List<String> houseReadings,
        List<Option> options,
        List<Example> examples) {
    public GameFacts {
        rules = List.copyOf(rules);
        houseReadings = List.copyOf(houseReadings);
        options = List.copyOf(options);
        examples = List.copyOf(examples);
    }
}
