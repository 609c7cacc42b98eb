package dolmen.rules.typed;

import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Reads the words that a text lists. */
final class Words {
    private static final Pattern BETWEEN = Pattern.compile("\\P{L}+");

    private Words() {}

    /** The forms of English verbs that describe a move: "glide", "glides", "gliding". */
    static Set<String> verbs(String text) {
        return of(text).stream()
                .flatMap(verb -> Stream.of(verb, verb + "s", verb + "es", verb + "ing", stem(verb) + "ing"))
                .collect(Collectors.toUnmodifiableSet());
    }

    private static String stem(String verb) {
        return verb.endsWith("e") ? verb.substring(0, verb.length() - 1) : verb;
    }

    /** The words of a text, each once. */
    static Set<String> of(String text) {
        return BETWEEN.splitAsStream(text).filter(word -> !word.isEmpty()).collect(Collectors.toUnmodifiableSet());
    }
}
