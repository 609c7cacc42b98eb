package dolmen.bot.discord.result;

import java.util.regex.Pattern;

/** The words of a message as Discord shows it. */
public final class ShownWords {
    private static final Pattern WORD = Pattern.compile("[\\p{L}\\p{N}][^\\s]*");
    private static final Pattern FROM_NOW = Pattern.compile("<t:\\d+:R>");

    private ShownWords() {}

    /** The number of words. Formatting marks do not count, and a relative time counts as three. */
    public static long count(String content) {
        String shown = FROM_NOW.matcher(content).replaceAll("in 3 days");
        return WORD.matcher(shown).results().count();
    }
}
