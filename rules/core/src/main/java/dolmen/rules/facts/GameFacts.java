package dolmen.rules.facts;

import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import java.util.List;
import java.util.Set;

/**
 * A description of a game for people.
 *
 * @param id the name in variants, records and commands, such as {@code murus-gallicus}
 * @param name the name for people
 * @param shortName the name where there is little room, at most 16 characters in every language
 * @param credit the game's authorship
 * @param pitch one sentence that makes people want to play it
 * @param audience the designer's recommendation in our words: ages, tables, playing time; empty if there is none
 * @param rules the rules in our own words
 * @param houseReadings this host's decisions where the designer's text is silent, a sentence each
 * @param options the options, in the order in which people are asked
 * @param examples moves that illustrate the rules, shown as pictures
 */
public record GameFacts(
        String id,
        Argument name,
        Argument shortName,
        Credit credit,
        Argument pitch,
        Argument audience,
        List<Paragraph> rules,
        List<Argument> houseReadings,
        List<Option> options,
        List<Example> examples) {
    public GameFacts {
        rules = List.copyOf(rules);
        houseReadings = List.copyOf(houseReadings);
        options = List.copyOf(options);
        examples = List.copyOf(examples);
    }

    /** The facts of a game with a proper name, which is short and the same in every language. */
    public GameFacts(
            String id,
            String name,
            Credit credit,
            Argument pitch,
            Argument audience,
            List<Paragraph> rules,
            List<Argument> houseReadings,
            List<Option> options,
            List<Example> examples) {
        this(
                id,
                new Verbatim(name),
                new Verbatim(name),
                credit,
                pitch,
                audience,
                rules,
                houseReadings,
                options,
                examples);
    }

    /**
     * The rules without the paragraphs on choices of other options.
     *
     * @param chosen the keys of the options whose paragraphs are included
     */
    public List<Argument> rulesWith(Set<String> chosen) {
        return rules.stream()
                .filter(paragraph -> paragraph.option().stream().allMatch(chosen::contains))
                .map(Paragraph::words)
                .toList();
    }
}
