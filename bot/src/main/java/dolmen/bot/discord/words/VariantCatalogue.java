package dolmen.bot.discord.words;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.facts.Choice;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Option;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.interactions.commands.Command;

/** The games and variants in words. Immutable. */
public final class VariantCatalogue {
    private final GameRegistry games;
    private final List<SuggestionRanking.Candidate> variants;

    public VariantCatalogue(GameRegistry games) {
        this.games = games;
        this.variants = games.games()
                .flatMap(Game::variants)
                .map(variant -> new SuggestionRanking.Candidate(variant.text(), name(variant)))
                .toList();
    }

    /** The facts of every game, in order of their names. */
    public Stream<GameFacts> all() {
        return games.games().map(Game::facts);
    }

    /** The facts of the game of that id or, whatever its case, that name. */
    Optional<GameFacts> find(String idOrName) {
        return game(idOrName).map(Game::facts);
    }

    /** The game of that id or, whatever its case, that name. */
    public Optional<Game<?>> game(String idOrName) {
        String sought = idOrName.strip();
        return games.games()
                .filter(game -> game.facts().id().equalsIgnoreCase(sought)
                        || game.facts().name().equalsIgnoreCase(sought))
                .findFirst();
    }

    /** What the game of that id is called; the id itself, if this release has no such game. */
    public String gameName(String id) {
        return game(id).map(game -> game.facts().name()).orElse(id);
    }

    /** Variants that fit what is typed. */
    public List<Command.Choice> suggestVariants(String typed) {
        return SuggestionRanking.choices(variants.stream(), typed);
    }

    /** Every variant, the games themselves before those that choose something. */
    public List<Variant> variants() {
        return games.games()
                .flatMap(Game::variants)
                .sorted(Comparator.comparing(variant -> !variant.options().isEmpty()))
                .toList();
    }

    /** The variant of that text or name. */
    public Optional<Variant> variant(String textOrName) {
        return variants().stream()
                .filter(variant ->
                        variant.text().equals(textOrName) || name(variant).equals(textOrName))
                .findFirst();
    }

    /** Games that fit what is typed. */
    public List<Command.Choice> suggestGames(String typed) {
        return SuggestionRanking.choices(
                all().map(facts -> new SuggestionRanking.Candidate(facts.id(), facts.name())), typed);
    }

    /** Such as "Murus Gallicus · Advanced army". */
    public String name(Variant variant) {
        return Stream.concat(Stream.of(facts(variant).name()), chosen(variant).map(Choice::name))
                .collect(Collectors.joining(" · "));
    }

    /** What the game is, and what each choice that is not the default changes. */
    public String explanation(Variant variant) {
        return Stream.concat(Stream.of(facts(variant).pitch()), chosen(variant).map(Choice::explanation))
                .collect(Collectors.joining(" "));
    }

    /**
     * Whether a match counts for ratings, in a sentence.
     *
     * @param agreed whether the players want it to count
     */
    public String stake(Variant variant, boolean agreed) {
        if (!agreed) {
            return "Friendly: it changes no rating.";
        }
        return games.game(variant.game()).rated(variant)
                ? "Rated."
                : "Unrated: this variant is a reconstruction, there to be tried.";
    }

    private GameFacts facts(Variant variant) {
        return games.game(variant.game()).facts();
    }

    private Stream<Choice> chosen(Variant variant) {
        Map<String, String> choices = variant.options();
        return facts(variant).options().stream()
                .filter(option -> choices.containsKey(option.key()))
                .map(option -> choice(option, choices.getOrDefault(option.key(), "")));
    }

    private static Choice choice(Option option, String value) {
        return option.choices().stream()
                .filter(choice -> choice.value().equals(value))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("%s has no choice %s".formatted(option.key(), value)));
    }
}
