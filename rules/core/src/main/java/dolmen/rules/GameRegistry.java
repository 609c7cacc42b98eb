package dolmen.rules;

import dolmen.rules.phrase.Verbatim;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The games of this host, by id; immutable. */
public final class GameRegistry {
    private static final Pattern VARIANT_TEXT = Pattern.compile("([a-z0-9-]+)(?:\\(([^()]*)\\))?");

    private final Map<String, Game<?>> games = new LinkedHashMap<>();

    /** A registry of exactly these games, in order of their ids. */
    public GameRegistry(List<? extends Game<?>> games) {
        games.stream()
                .sorted(Comparator.comparing((Game<?> game) -> game.facts().id()))
                .forEach(game -> this.games.put(game.facts().id(), game));
    }

    /** A registry of every game on the class path that is registered as a service. */
    public static GameRegistry load() {
        var found = ServiceLoader.load(Game.class, GameRegistry.class.getClassLoader()).stream()
                .<Game<?>>map(ServiceLoader.Provider::get)
                .toList();
        return new GameRegistry(found);
    }

    /** The games in order of their ids. */
    public Stream<Game<?>> games() {
        return games.values().stream();
    }

    /** The game of this id, if there is one. */
    public Optional<Game<?>> find(String id) {
        return Optional.ofNullable(games.get(id));
    }

    /**
     * The game of this id.
     *
     * @throws IllegalArgumentException if there is none
     */
    public Game<?> game(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("there is no game \"" + id + "\""));
    }

    /**
     * The game with which beginners should start; the first if none says so.
     *
     * @throws java.util.NoSuchElementException if there are no games
     */
    public Game<?> forBeginners() {
        return games().filter(Game::forBeginners)
                .findFirst()
                .or(() -> games().findFirst())
                .orElseThrow();
    }

    /** Every variant of every game. */
    public Stream<Variant> variants() {
        return games().flatMap(Game::variants);
    }

    /**
     * The variant that a text such as {@code murus-gallicus(goal=escape)} names; option order and case do not matter.
     */
    public VariantChoice variant(String text) {
        Matcher parts = VARIANT_TEXT.matcher(text.replaceAll("\\s", "").toLowerCase(Locale.ROOT));
        if (!parts.matches()) {
            return new VariantChoice.Unknown(RulesPhrases.variantMalformed(new Verbatim(text)));
        }
        Game<?> game = games.get(parts.group(1));
        if (game == null) {
            return new VariantChoice.Unknown(
                    RulesPhrases.variantNoGame(new Verbatim(parts.group(1)), new Verbatim(ids())));
        }
        var choices = new TreeMap<String, String>();
        String listed = parts.group(2) == null ? "" : parts.group(2);
        for (String pair : listed.isEmpty() ? new String[0] : listed.split(",", -1)) {
            String[] sides = pair.split("=", -1);
            if (sides.length != 2 || choices.put(sides[0], sides[1]) != null) {
                return new VariantChoice.Unknown(RulesPhrases.variantNotOnce(new Verbatim(text)));
            }
        }
        return game.variant(choices);
    }

    /**
     * The variant that a stored text names.
     *
     * @throws IllegalArgumentException if there is none, with the reason for the log
     */
    public Variant read(String text) {
        return switch (variant(text)) {
            case VariantChoice.Found(Variant variant) -> variant;
            case VariantChoice.Unknown unknown ->
                throw new IllegalArgumentException(
                        find(text.replaceFirst("\\(.*", "")).isPresent()
                                ? "There is no variant \"%s\".".formatted(text)
                                : "There is no game \"%s\"; there are %s.".formatted(text, ids()));
        };
    }

    private String ids() {
        return String.join(", ", games.keySet());
    }
}
