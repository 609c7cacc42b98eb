package dolmen.rules.typed;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.ResourceBundle;
import java.util.ResourceBundle.Control;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The words that people type, by meaning: those of {@code typed.properties} and of its translations, all together,
 * since a person may type any language. A key is a meaning, and its value has the words and phrases for it, with commas
 * between them. English verbs under {@code meaning.verbs} count in all their forms.
 */
public final class Vocabulary {
    private static final String FILE = ".typed";
    private static final String VERBS = ".verbs";
    private static final Pattern BETWEEN = Pattern.compile("\\s*,\\s*");
    /** The languages besides English, which needs no suffix in the name of its file. */
    public static final List<Locale> LANGUAGES = Stream.of("de", "sv", "fr", "es", "it", "pt-BR", "pl", "nl", "ja")
            .map(Locale::forLanguageTag)
            .toList();

    /** Without it a translation would repeat the English words that it does not translate. */
    private static final Control ONE_FILE = new Control() {
        @Override
        public List<Locale> getCandidateLocales(String name, Locale language) {
            return List.of(language);
        }
    };

    private final Map<String, Phrases> phrases;

    private Vocabulary(Map<String, Phrases> phrases) {
        this.phrases = Map.copyOf(phrases);
    }

    /** The words in the files beside a class. */
    public static Vocabulary beside(Class<?> owner) {
        var words = new HashMap<String, Set<String>>();
        Stream.concat(Stream.of(Locale.ROOT), LANGUAGES.stream())
                .map(language -> ResourceBundle.getBundle(
                        owner.getPackageName() + FILE, language, owner.getClassLoader(), ONE_FILE))
                .forEach(file -> file.keySet()
                        .forEach(key -> words.computeIfAbsent(meaning(key), none -> new HashSet<>())
                                .addAll(words(key, file.getString(key)))));
        return new Vocabulary(words.entrySet().stream()
                .collect(Collectors.toUnmodifiableMap(Map.Entry::getKey, entry -> Phrases.of(entry.getValue()))));
    }

    private static String meaning(String key) {
        return key.endsWith(VERBS) ? key.substring(0, key.length() - VERBS.length()) : key;
    }

    private static Collection<String> words(String key, String listed) {
        return key.endsWith(VERBS)
                ? Words.verbs(listed)
                : BETWEEN.splitAsStream(listed).filter(word -> !word.isEmpty()).toList();
    }

    /** All meanings. */
    public Set<String> meanings() {
        return phrases.keySet();
    }

    /**
     * The words and phrases for a meaning.
     *
     * @throws IllegalArgumentException if no file has the meaning
     */
    public Phrases of(String meaning) {
        Phrases found = phrases.get(meaning);
        if (found == null) {
            throw new IllegalArgumentException("no words for " + meaning);
        }
        return found;
    }
}
