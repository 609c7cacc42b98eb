package dolmen.bot.discord.words;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.facts.Choice;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Option;
import dolmen.rules.lesson.Lesson;
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

    /** The variant of such a text, of {@link #suggestVariants}; or that of all defaults of a game so called. */
    public Optional<Variant> variant(String typed) {
        return games.variant(typed) instanceof VariantChoice.Found(Variant found)
                ? Optional.of(found)
                : game(typed).map(game -> Variant.of(game.facts().id()));
    }

    /** The number by which components call the variant: it follows from its text alone. */
    public static long number(Variant variant) {
        return Integer.toUnsignedLong(variant.text().hashCode());
    }

    /** The variant of that number; empty if this release has none. */
    public Optional<Variant> numbered(long number) {
        return games.variants().filter(variant -> number(variant) == number).findFirst();
    }

    /** The game of the variant. */
    public Game<?> gameOf(Variant variant) {
        return games.game(variant.game());
    }

    /** How the variant is learnt. */
    public Lesson lesson(Variant variant) {
        return gameOf(variant).lesson(variant);
    }

    /** What the game of that id is called; the id itself, if this release has no such game. */
    public String gameName(String id) {
        return game(id).map(game -> game.facts().name()).orElse(id);
    }

    /** Variants that fit what is typed. */
    public List<Command.Choice> suggestVariants(String typed) {
        return SuggestionRanking.choices(variants.stream(), typed);
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
