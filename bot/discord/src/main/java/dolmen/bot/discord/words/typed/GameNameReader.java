package dolmen.bot.discord.words.typed;

import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Reads typed names of games and variants. Immutable.
 *
 * @param name the name of a variant
 */
public record GameNameReader(GameRegistry games, Function<Variant, String> name) {
    private static final Pattern SEPARATORS = Pattern.compile("[^\\p{L}\\p{N}]+");
    private static final int SHORTEST = 3;

    /**
     * The variant with the typed text or name, ignoring separators. Otherwise the only variant whose name contains all
     * of the words, or the variant without options if all such variants are of one game.
     */
    public Optional<Variant> read(String typed) {
        if (games.variant(typed) instanceof VariantChoice.Found(Variant variant)) {
            return Optional.of(variant);
        }
        String sought = joined(typed);
        return only(variant -> joined(name.apply(variant)).equals(sought))
                .or(() -> sought.length() < SHORTEST ? Optional.empty() : only(variant -> hasAllWords(variant, typed)));
    }

    private Optional<Variant> only(Predicate<Variant> fits) {
        List<Variant> fitting = games.variants().filter(fits).toList();
        if (fitting.size() == 1) {
            return Optional.of(fitting.getFirst());
        }
        boolean ofOneGame = fitting.stream().map(Variant::game).distinct().count() == 1;
        return fitting.stream()
                .filter(variant -> ofOneGame && variant.options().isEmpty())
                .findFirst();
    }

    private boolean hasAllWords(Variant variant, String typed) {
        List<String> words = words(name.apply(variant)).toList();
        return words(typed).allMatch(word -> words.stream().anyMatch(own -> own.startsWith(word)));
    }

    private static Stream<String> words(String text) {
        return SEPARATORS.splitAsStream(PlainWords.of(text)).filter(word -> !word.isEmpty());
    }

    private static String joined(String text) {
        return SEPARATORS.matcher(PlainWords.of(text)).replaceAll("");
    }
}
