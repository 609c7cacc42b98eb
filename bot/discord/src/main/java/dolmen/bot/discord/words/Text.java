package dolmen.bot.discord.words;

import dolmen.rules.phrase.Amount;
import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Day;
import dolmen.rules.phrase.Listing;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.phrase.Verbatim;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Texts by other people, made safe for our messages. */
public final class Text {
    private static final int MAX_REASON = 300;
    /** The most letters of a cut word that are left out. */
    private static final int LONG_WORD = 20;

    private static final Pattern CELL_FIRST = Pattern.compile("[a-z][0-9]");
    /** The maximum length of a message. */
    public static final int MAX_MESSAGE = 2000;

    private static final Pattern BLANK = Pattern.compile("[\\s\\p{Z}\\p{Cc}]+");
    /**
     * Characters that reverse or hide the text around them, and invisible filler letters. The joiner is kept, because
     * emoji families need it.
     */
    private static final Pattern INVISIBLE = Pattern.compile("[\\p{Cf}&&[^\\u200D]]|[\\p{Co}\\p{Cn}\\p{Cs}]"
            + "|[\\u034F\\u115F\\u1160\\u17B4\\u17B5\\u2800\\u3164\\uFFA0]");

    /** A visible character: not a space, a joiner or the like, or an accent without a letter. */
    private static final Pattern VISIBLE = Pattern.compile("[^\\s\\p{Z}\\p{C}\\p{M}]");

    private static final Pattern MARKDOWN = Pattern.compile("([\\\\`*_~|<>#@:\\[\\]()\\-+.!])");

    /** An escaped character, or the characters that make names bold and moves stand out. */
    private static final Pattern FORMATTING = Pattern.compile("\\\\(.)|\\*\\*|`");

    private Text() {}

    /** The text in one line without invisible characters, cut to the maximum length. */
    public static String line(String text, int max) {
        String visible = INVISIBLE.matcher(text).replaceAll("");
        return cut(BLANK.matcher(visible).replaceAll(" ").strip(), max);
    }

    /** The name in one line, cut to the maximum length; empty if it is invisible. */
    public static Optional<String> name(String text, int max) {
        return Optional.of(line(text, max)).filter(line -> VISIBLE.matcher(line).find());
    }

    /** The text with all formatting, links and mentions escaped. */
    public static String escaped(String text) {
        return MARKDOWN.matcher(text).replaceAll("\\\\$1");
    }

    /** The words with the texts in them shortened and escaped. */
    public static Argument escaped(Argument words) {
        return switch (words) {
            case Verbatim(String text) -> new Verbatim(escaped(line(text, MAX_REASON)));
            case Phrase(String bundle, String key, Map<String, Argument> arguments) ->
                new Phrase(
                        bundle,
                        key,
                        arguments.entrySet().stream()
                                .collect(Collectors.toMap(Map.Entry::getKey, said -> escaped(said.getValue()))));
            case Listing(List<Argument> items, Listing.Kind kind) ->
                new Listing(items.stream().map(Text::escaped).toList(), kind);
            case Amount amount -> amount;
            case Day day -> day;
        };
    }

    /** The visible text, without its formatting. */
    public static String plain(String formatted) {
        return FORMATTING.matcher(formatted).replaceAll("$1");
    }

    /** The words as a list in a sentence, for example "one, two and three". */
    public static String list(List<String> words) {
        int last = words.size() - 1;
        return last < 1
                ? String.join("", words)
                : String.join(", ", words.subList(0, last)) + " and " + words.get(last);
    }

    /** The parts with the separator between them, joined into as few messages as possible. */
    public static List<String> pages(List<String> parts, String separator) {
        return pages(parts, separator, MAX_MESSAGE);
    }

    /** The parts with the separator between them, joined into as few texts of the maximum length as possible. */
    public static List<String> pages(List<String> parts, String separator, int max) {
        var pages = new ArrayList<String>();
        var page = new StringBuilder();
        for (String part : parts) {
            String next = cut(part, max);
            if (!page.isEmpty() && page.length() + separator.length() + next.length() > max) {
                pages.add(page.toString());
                page.setLength(0);
            }
            page.append(page.isEmpty() ? "" : separator).append(next);
        }
        pages.add(page.toString());
        return pages;
    }

    /** The words with a capital first letter, unless it belongs to a cell, such as "b1". */
    public static String capital(String words) {
        return words.isEmpty() || CELL_FIRST.matcher(words).lookingAt()
                ? words
                : Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }

    /**
     * The text up to the maximum length, with an ellipsis at the end if it was longer. It ends after a whole word
     * unless that word is long.
     */
    public static String cut(String text, int max) {
        if (text.length() <= max) {
            return text;
        }
        int end = Character.isHighSurrogate(text.charAt(max - 2)) ? max - 2 : max - 1;
        int word = text.lastIndexOf(' ', end);
        return text.substring(0, word < end - StrictMath.min(LONG_WORD, end / 5) ? end : word) + "…";
    }
}
