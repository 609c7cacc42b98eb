package dolmen.bot.discord.words;

import dolmen.bot.discord.words.typed.GameNameReader;
import dolmen.bot.words.Wordings;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.facts.Choice;
import dolmen.rules.facts.GameFacts;
import dolmen.rules.facts.Option;
import dolmen.rules.lesson.Lesson;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import dolmen.rules.phrase.Wording;
import dolmen.rules.play.Standing;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import net.dv8tion.jda.api.interactions.commands.Command;

/** The names and descriptions of games and variants. Safe for use by many threads. */
public final class VariantCatalogue {
    private static final int MAX_QUOTE = 60;

    private final GameRegistry games;
    private final GameNameReader reader;
    private final Map<Wording, List<SuggestionRanking.Candidate>> suggested = new ConcurrentHashMap<>();

    /**
     * The names of these games.
     *
     * @param languages the languages in which typed names are understood
     */
    public VariantCatalogue(GameRegistry games, Wordings languages) {
        this.games = games;
        this.reader = new GameNameReader(games, languages.all(), this::name);
    }

    /** The facts of every game, in order of their ids. */
    public Stream<GameFacts> all() {
        return games.games().map(Game::facts);
    }

    /** The variant with which beginners should start. */
    public Variant forBeginners() {
        return Variant.of(games.forBeginners().facts().id());
    }

    /** The variant with the typed name, or with the name of its game; an unambiguous part is enough. */
    public Optional<Variant> variant(String typed) {
        return reader.read(typed);
    }

    /** The game with the typed name, or with the name of one of its variants; an unambiguous part is enough. */
    public Optional<Game<?>> game(String typed) {
        return variant(typed).map(variant -> games.game(variant.game()));
    }

    /** The refusal of a text that names no game, or options that exclude each other. */
    public Argument unknown(String typed) {
        boolean ofGame = typed.contains("(")
                && games.variant(typed.substring(0, typed.indexOf('('))) instanceof VariantChoice.Found;
        if (ofGame && games.variant(typed) instanceof VariantChoice.Unknown(Argument why)) {
            return Text.escaped(why);
        }
        return WordsPhrases.gameUnknown(new Verbatim(Text.escaped(Text.line(typed, MAX_QUOTE))), namesInBold());
    }

    /** The names of all games, in bold. */
    public Listing namesInBold() {
        return Listing.and(
                all().map(GameFacts::name).map(WordsPhrases::gameBold).toList());
    }

    /** The number of the variant in component ids, derived only from its text. */
    public static long number(Variant variant) {
        return Integer.toUnsignedLong(variant.text().hashCode());
    }

    /** The variant with the number; empty if this release has none. */
    public Optional<Variant> numbered(long number) {
        return games.variants().filter(variant -> number(variant) == number).findFirst();
    }

    /** The game of the variant. */
    public Game<?> gameOf(Variant variant) {
        return games.game(variant.game());
    }

    /** The number of its players. */
    public int seats(Variant variant) {
        return gameOf(variant).start(variant).seats();
    }

    /** True if its players know different things, for example cards in their hands. */
    public boolean hasSecrets(Variant variant) {
        return Standing.start(gameOf(variant), variant).hasSecrets();
    }

    /** The lesson of the variant. */
    public Lesson lesson(Variant variant) {
        return gameOf(variant).lesson(variant);
    }

    /** The name of the game; its id, if this release has no such game. */
    public Argument gameName(String id) {
        return games.find(id).map(game -> game.facts().name()).orElseGet(() -> new Verbatim(id));
    }

    /** Suggestions of variants for the typed text, which may be of a name in this language or in English. */
    public List<Command.Choice> suggestVariants(String typed, Wording language) {
        return SuggestionRanking.choices(suggested.computeIfAbsent(language, this::candidates).stream(), typed);
    }

    private List<SuggestionRanking.Candidate> candidates(Wording language) {
        return games.variants()
                .map(variant -> new SuggestionRanking.Candidate(
                        variant.text(), language.of(name(variant)), Wordings.ENGLISH.of(name(variant))))
                .toList();
    }

    /** All variants; those without options come first. */
    public List<Variant> variants() {
        return games.games()
                .flatMap(Game::variants)
                .sorted(Comparator.comparing(variant -> !variant.options().isEmpty()))
                .toList();
    }

    /** Suggestions of games for the typed text, which may be of a name in this language or in English. */
    public List<Command.Choice> suggestGames(String typed, Wording language) {
        return suggestGames(typed, language, game -> true);
    }

    /** As above, for offered games only. */
    public List<Command.Choice> suggestGames(String typed, Wording language, Predicate<GameFacts> offered) {
        return SuggestionRanking.choices(
                all().filter(offered)
                        .map(facts -> new SuggestionRanking.Candidate(
                                facts.id(), language.of(facts.name()), Wordings.ENGLISH.of(facts.name()))),
                typed);
    }

    /** For example "Murus Gallicus · Advanced army". */
    public Argument name(Variant variant) {
        Argument game = facts(variant).name();
        return choices(variant)
                .<Argument>map(choices -> WordsPhrases.variantWith(game, choices))
                .orElse(game);
    }

    /** The choices that are not the defaults, for example "Advanced army · Escape"; empty if there are none. */
    public Optional<Argument> choices(Variant variant) {
        return chosen(variant).map(Choice::name).reduce(WordsPhrases::variantWith);
    }

    /**
     * The difference from other variants of the game: the effect of its choices, or a description of the game if all
     * are defaults.
     */
    public String difference(Variant variant, Wording wording) {
        String changes =
                chosen(variant).map(Choice::explanation).map(wording::of).collect(Collectors.joining(" "));
        return changes.isEmpty() ? wording.of(facts(variant).pitch()) : changes;
    }

    /**
     * A sentence about whether a match is rated.
     *
     * @param agreed true if the players want it to be rated
     */
    public Phrase stake(Variant variant, boolean agreed) {
        if (!agreed) {
            return WordsPhrases.stakeFriendly();
        }
        return rated(variant) ? WordsPhrases.stakeRated() : WordsPhrases.stakeReconstruction();
    }

    /** True if matches of the variant can be rated. */
    public boolean rated(Variant variant) {
        return games.game(variant.game()).rated(variant);
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
