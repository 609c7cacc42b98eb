package dolmen.rules.typed;

import java.util.Comparator;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Japanese particles, which follow what they belong to. Readers expect an English preposition before it, and the name
 * of a piece before its cell: "塔 from b2" for "b2の塔から".
 */
public final class Postpositions {
    /** The first Japanese letter, after all letters with blanks between their words. */
    static final char FIRST_JAPANESE = '\u3040';

    /** One Japanese letter, as a regular expression. */
    public static final String JAPANESE = "[\\p{IsHan}\\p{IsHiragana}\\p{IsKatakana}ー]";

    private static final String OF = "の|にある|にいる";

    private final Map<String, String> prepositions;
    private final Pattern pattern;

    private Postpositions(String thing, Map<String, String> prepositions) {
        this.prepositions = Map.copyOf(prepositions);
        String particles = anyOf(prepositions.keySet().stream());
        this.pattern = Pattern.compile(
                "(?<thing>%1$s) ?(?:(?<whole>%5$s)|(?:%2$s) ?(?<noun>%3$s{1,8}?) ?(?<after>%4$s|(?!%3$s))|(?<alone>%4$s))"
                        .formatted(thing, OF, JAPANESE, particles, wholeParticles(prepositions)));
    }

    /** The particles that begin like "of", as in 「の上に」: on top of. */
    private static String wholeParticles(Map<String, String> prepositions) {
        return anyOf(
                prepositions.keySet().stream().filter(particle -> particle.length() > 1 && particle.startsWith("の")));
    }

    private static String anyOf(Stream<String> particles) {
        return particles
                .sorted(Comparator.comparingInt(String::length).reversed())
                .map(Pattern::quote)
                .reduce((one, other) -> one + "|" + other)
                .orElse("(?!)");
    }

    /**
     * The particles of a vocabulary.
     *
     * @param thing a regular expression of what they follow
     * @param meanings the meanings of particles by the preposition; an empty one for particles that say nothing
     */
    public static Postpositions of(String thing, Vocabulary words, Map<String, String> meanings) {
        var prepositions = new HashMap<String, String>();
        meanings.forEach((preposition, meaning) ->
                words.of(meaning).all().forEach(particle -> prepositions.put(particle, preposition)));
        return new Postpositions(thing, prepositions);
    }

    /** The text with prepositions, from which a second call changes nothing. */
    public String before(String plain) {
        return plain.chars().allMatch(letter -> letter < FIRST_JAPANESE)
                ? plain
                : pattern.matcher(plain).replaceAll(this::turned).strip();
    }

    private String turned(MatchResult found) {
        String noun = found.group("noun") == null ? "" : found.group("noun");
        String particle = Stream.of("whole", "alone", "after")
                .map(found::group)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse("");
        return Matcher.quoteReplacement(
                " %s %s %s ".formatted(prepositions.getOrDefault(particle, ""), noun, found.group("thing")));
    }
}
