package dolmen.bot.discord.words.typed;

import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Wording;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Reads typed names of games and variants in all languages. Immutable. */
public final class GameNameReader {
    private static final Pattern SEPARATORS = Pattern.compile("[^\\p{L}\\p{N}]+");
    private static final int SHORTEST = 3;

    private final GameRegistry games;
    private final List<Language> languages;

    /**
     * A reader of names of these games.
     *
     * @param languages the languages; the first one comes before the others
     * @param name the name of a variant
     */
    public GameNameReader(GameRegistry games, Stream<Wording> languages, Function<Variant, Argument> name) {
        this.games = games;
        this.languages = languages
                .map(language -> new Language(games.variants()
                        .map(variant -> Name.of(variant, language.of(name.apply(variant))))
                        .toList()))
                .toList();
    }

    /**
     * The variant with the typed text or name, ignoring separators. Otherwise the only variant whose name contains all
     * of the words, or the variant without options if all such variants are of one game. What the first language can
     * mean is not sought in others, and a text with different meanings in these has none.
     */
    public Optional<Variant> read(String typed) {
        if (games.variant(typed) instanceof VariantChoice.Found(Variant variant)) {
            return Optional.of(variant);
        }
        String sought = joined(typed);
        List<String> words = words(typed);
        return only(name -> name.joined().equals(sought))
                .or(() -> sought.length() < SHORTEST ? Optional.empty() : only(name -> name.hasAll(words)));
    }

    private Optional<Variant> only(Predicate<Name> fits) {
        if (languages.getFirst().anyName(fits)) {
            return languages.getFirst().only(fits);
        }
        List<Variant> meanings = languages.stream()
                .flatMap(language -> language.only(fits).stream())
                .distinct()
                .toList();
        return meanings.size() == 1 ? Optional.of(meanings.getFirst()) : Optional.empty();
    }

    private static List<String> words(String text) {
        return SEPARATORS
                .splitAsStream(PlainWords.of(text))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static String joined(String text) {
        return String.join("", words(text));
    }

    /** The names of all variants in a language. */
    private record Language(List<Name> names) {

        boolean anyName(Predicate<Name> fits) {
            return names.stream().anyMatch(fits);
        }

        Optional<Variant> only(Predicate<Name> fits) {
            List<Variant> fitting =
                    names.stream().filter(fits).map(Name::variant).toList();
            if (fitting.size() == 1) {
                return Optional.of(fitting.getFirst());
            }
            boolean ofOneGame = fitting.stream().map(Variant::game).distinct().count() == 1;
            return fitting.stream()
                    .filter(variant -> ofOneGame && variant.options().isEmpty())
                    .findFirst();
        }
    }

    /** A variant with its name, in words and without separators. */
    private record Name(Variant variant, List<String> words, String joined) {

        static Name of(Variant variant, String name) {
            return new Name(variant, GameNameReader.words(name), GameNameReader.joined(name));
        }

        boolean hasAll(List<String> typed) {
            return typed.stream().allMatch(word -> words.stream().anyMatch(own -> own.startsWith(word)));
        }
    }
}
