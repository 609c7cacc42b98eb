package dolmen.rules.typed;

import java.text.Normalizer;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A set of words and short phrases in small letters, found despite missing accents and drawn-out letters. */
public final class Phrases {
    private static final Pattern BETWEEN = Pattern.compile("\\s*[,\\n]\\s*");
    private static final Pattern ACCENT = Pattern.compile("[\\u0300-\\u036f]");
    private static final Pattern REPEATED = Pattern.compile("(\\p{L})\\1+");

    private final Set<String> exact;
    private final Set<String> plain;
    private final Set<String> squeezed;

    private Phrases(Collection<String> phrases) {
        exact = Set.copyOf(new HashSet<>(phrases));
        plain = exact.stream().map(Phrases::withoutAccents).collect(Collectors.toUnmodifiableSet());
        squeezed = plain.stream().map(Phrases::squeezed).collect(Collectors.toUnmodifiableSet());
    }

    /** The phrases of the texts, separated by commas or line ends. */
    public static Phrases of(String... texts) {
        return new Phrases(Stream.of(texts).flatMap(Phrases::listed).toList());
    }

    /** The phrases of a list. */
    static Phrases of(Collection<String> phrases) {
        return new Phrases(phrases);
    }

    /** These phrases and the others. */
    public Phrases and(Collection<String> others) {
        return new Phrases(Stream.concat(exact.stream(), others.stream()).toList());
    }

    /** True if the phrase is in the set, in any of the usual spellings. */
    public boolean contains(String phrase) {
        return exact.contains(phrase)
                || plain.contains(withoutAccents(phrase))
                || (isDrawnOut(phrase) && squeezed.contains(squeezed(withoutAccents(phrase))));
    }

    /** True if the phrase is in the set letter by letter. */
    boolean has(String phrase) {
        return exact.contains(phrase);
    }

    /** All phrases as written. */
    public Set<String> all() {
        return exact;
    }

    private static Stream<String> listed(String text) {
        return BETWEEN.splitAsStream(text.strip()).filter(phrase -> !phrase.isEmpty());
    }

    /** The text without the accents of Latin letters. The marks of Japanese letters remain. */
    public static String withoutAccents(String text) {
        for (int at = 0; at < text.length(); at++) {
            if (text.charAt(at) > '\u007f') {
                String bare = ACCENT.matcher(Normalizer.normalize(text, Normalizer.Form.NFD))
                        .replaceAll("");
                return Normalizer.normalize(bare, Normalizer.Form.NFC).replace('ł', 'l');
            }
        }
        return text;
    }

    private static boolean isDrawnOut(String text) {
        for (int at = 2; at < text.length(); at++) {
            if (text.charAt(at) == text.charAt(at - 1) && text.charAt(at) == text.charAt(at - 2)) {
                return true;
            }
        }
        return false;
    }

    private static String squeezed(String text) {
        return REPEATED.matcher(text).replaceAll("$1");
    }
}
