package dolmen.rules;

import dolmen.rules.facts.Choice;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Option;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Verbatim;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The combinations of a game's options, and the check of a chosen combination. */
final class VariantTable {
    private VariantTable() {}

    static Stream<Variant> combinations(GameFacts facts) {
        Stream<Map<String, String>> all = Stream.of(Map.of());
        for (Option option : facts.options()) {
            all = all.flatMap(chosen -> option.choices().stream().map(choice -> with(chosen, option, choice)));
        }
        return all.map(chosen -> new Variant(facts.id(), withoutDefaults(facts.options(), chosen)));
    }

    /** True if the variant uses only options of the game, and leaves defaults out. */
    static boolean holds(GameFacts facts, Variant variant) {
        return variant.game().equals(facts.id())
                && variant.options().entrySet().stream()
                        .allMatch(chosen -> facts.options().stream().anyMatch(option -> isChosen(option, chosen)));
    }

    private static boolean isChosen(Option option, Map.Entry<String, String> chosen) {
        return option.key().equals(chosen.getKey())
                && option.choices().stream()
                        .skip(1)
                        .anyMatch(choice -> choice.value().equals(chosen.getValue()));
    }

    static VariantChoice choose(Game<?> game, Map<String, String> choices) {
        GameFacts facts = game.facts();
        for (Map.Entry<String, String> entry : choices.entrySet()) {
            Option option = facts.options().stream()
                    .filter(candidate -> candidate.key().equals(entry.getKey()))
                    .findFirst()
                    .orElse(null);
            if (option == null) {
                return new VariantChoice.Unknown(noOption(facts, entry.getKey()));
            }
            if (option.choices().stream().noneMatch(choice -> choice.value().equals(entry.getValue()))) {
                return new VariantChoice.Unknown(RulesPhrases.variantNoChoice(
                        new Verbatim(option.key()),
                        new Verbatim(entry.getValue()),
                        facts.name(),
                        list(option.choices().stream().map(Choice::value))));
            }
        }
        var variant = new Variant(facts.id(), withoutDefaults(facts.options(), choices));
        return game.plays(variant)
                ? new VariantChoice.Found(variant)
                : new VariantChoice.Unknown(
                        RulesPhrases.variantNoCombination(facts.name(), new Verbatim(variant.text())));
    }

    private static Argument noOption(GameFacts facts, String key) {
        Argument game = facts.name();
        var option = new Verbatim(key);
        return facts.options().isEmpty()
                ? RulesPhrases.variantWithoutOptions(game, option)
                : RulesPhrases.variantNoOption(
                        game, option, list(facts.options().stream().map(Option::key)));
    }

    private static Map<String, String> with(Map<String, String> chosen, Option option, Choice choice) {
        var more = new LinkedHashMap<>(chosen);
        more.put(option.key(), choice.value());
        return more;
    }

    private static SortedMap<String, String> withoutDefaults(List<Option> options, Map<String, String> chosen) {
        var rest = new TreeMap<>(chosen);
        options.forEach(option -> rest.remove(option.key(), option.byDefault().value()));
        return rest;
    }

    /** Codes, which are joined alike in every language. */
    private static Verbatim list(Stream<String> codes) {
        return new Verbatim(codes.collect(Collectors.joining(", ")));
    }
}
