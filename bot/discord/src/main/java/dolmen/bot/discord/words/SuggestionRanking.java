package dolmen.bot.discord.words;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;

/**
 * The order of suggestions for typed text. Candidates that start with it come first. Next are those that start with it
 * if only letters and digits count, then those that contain it, then those that contain all of its words.
 */
public final class SuggestionRanking {
    private static final Pattern SEPARATORS = Pattern.compile("[^\\p{L}\\p{N}]+");

    private final String typed;
    private final String loosened;
    private final List<String> words;

    private SuggestionRanking(String typed) {
        this.typed = typed.strip().toLowerCase(Locale.ROOT);
        this.loosened = loosen(this.typed);
        this.words = SEPARATORS
                .splitAsStream(this.typed)
                .filter(word -> !word.isEmpty())
                .toList();
    }

    /**
     * A possible choice.
     *
     * @param value the value that is sent; people who know it can also type it
     * @param name the text that people read
     * @param other another name that people may type
     */
    public record Candidate(String value, String name, String other) {
        /** A choice with a single name. */
        public Candidate(String value, String name) {
            this(value, name, name);
        }
    }

    /** The choices for the candidates that fit the text, the best first, up to Discord's limit. */
    public static List<Command.Choice> choices(Stream<Candidate> candidates, String typed) {
        var ranking = new SuggestionRanking(typed);
        return candidates
                .filter(candidate -> ranking.tier(candidate) != Tier.NONE)
                .sorted(Comparator.comparing(ranking::tier))
                .limit(OptionData.MAX_CHOICES)
                .map(candidate -> new Command.Choice(
                        Text.line(candidate.name(), Command.Choice.MAX_NAME_LENGTH), candidate.value()))
                .toList();
    }

    private enum Tier {
        EXACT,
        PREFIX,
        LOOSE_PREFIX,
        WITHIN,
        WORDS,
        NONE
    }

    private Tier tier(Candidate candidate) {
        String value = candidate.value().toLowerCase(Locale.ROOT);
        return Stream.of(candidate.name(), candidate.other())
                .map(name -> tier(value, name.toLowerCase(Locale.ROOT)))
                .min(Comparator.naturalOrder())
                .orElseThrow();
    }

    private Tier tier(String value, String name) {
        if (value.equals(typed)) {
            return Tier.EXACT;
        }
        if (value.startsWith(typed) || name.startsWith(typed)) {
            return Tier.PREFIX;
        }
        String loose = loosen(value);
        if (loose.startsWith(loosened)) {
            return Tier.LOOSE_PREFIX;
        }
        if (loose.contains(loosened)) {
            return Tier.WITHIN;
        }
        return words.stream().allMatch(name::contains) ? Tier.WORDS : Tier.NONE;
    }

    private static String loosen(String text) {
        return SEPARATORS.matcher(text).replaceAll("");
    }
}
