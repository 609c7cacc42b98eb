package dolmen.bot.discord.words;

import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import net.dv8tion.jda.api.interactions.commands.Command;
import net.dv8tion.jda.api.interactions.commands.build.OptionData;

/**
 * The order of what is offered to somebody who is typing: candidates that begin with the text first, then those that do
 * when everything but letters and digits is ignored, then those that contain it, then those whose words contain all
 * words typed.
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
     * Something that can be chosen.
     *
     * @param value what is sent, also what is typed by those who know it
     * @param name what people read
     */
    public record Candidate(String value, String name) {}

    /** The choices for those candidates that fit what is typed, in the best order, as many as Discord shows. */
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
        String name = candidate.name().toLowerCase(Locale.ROOT);
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
