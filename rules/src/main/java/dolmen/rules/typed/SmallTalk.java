package dolmen.rules.typed;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The talk around a move: greetings, wishes, courtesies, pictures and Discord's markup, which say nothing of the move;
 * and words that put it in doubt, by which it must never be played.
 */
public final class SmallTalk {
    /** Stands in the place of whatever puts a move in doubt. */
    public static final String DOUBT = "?";

    private static final int LONGEST_PHRASE = 7;

    private static final Pattern PART = Pattern.compile(
            "[a-z] ?[0-9]{1,2}(?![0-9])|[0-9]+" + "|(?<word>\\p{L}+?(?=[a-z][0-9]|(?!\\p{L})))|[^\\p{L}0-9]");
    private static final Pattern NEAR = Pattern.compile(" ?-? ?|, ");

    private SmallTalk() {}

    /**
     * A typed text in its plain form without the small talk; {@value #DOUBT} stands where something puts it in doubt.
     * What is left may still hold words that nobody knows.
     *
     * @param own words and phrases by which the game tells its moves, and which are therefore left where no longer
     *     phrase of small talk holds them
     */
    public static String without(String typed, Phrases own) {
        List<Part> parts = parts(Markup.without(typed));
        var left = new StringBuilder();
        int at = 0;
        while (at < parts.size()) {
            at = parts.get(at).word() ? takePhrase(parts, at, own, left) : takeSign(parts, at, left);
        }
        return PlainText.of(left.toString());
    }

    private static int takeSign(List<Part> parts, int at, StringBuilder left) {
        left.append(parts.get(at).text());
        return at + 1;
    }

    /** The longest phrase that is known, or one word that is not. */
    private static int takePhrase(List<Part> parts, int from, Phrases own, StringBuilder left) {
        for (int words = LONGEST_PHRASE; words > 0; words--) {
            int to = endOf(parts, from, words);
            String phrase = to == from ? "" : phrase(parts, from, to);
            if (own.contains(phrase)) {
                parts.subList(from, to).forEach(part -> left.append(part.text()));
                return to;
            }
            if (DoubtPhrases.ALL.contains(phrase) || IdlePhrases.ALL.contains(phrase)) {
                left.append(' ')
                        .append(DoubtPhrases.ALL.contains(phrase) ? DOUBT : "")
                        .append(' ');
                return to;
            }
        }
        left.append(parts.get(from).text());
        return from + 1;
    }

    /** Where so many words from a place on end, if nothing but blanks and hyphens is between them; else the place. */
    private static int endOf(List<Part> parts, int from, int words) {
        int found = 1;
        int at = from + 1;
        while (found < words) {
            var between = new StringBuilder();
            while (at < parts.size()
                    && !parts.get(at).word()
                    && NEAR.matcher(between).matches()) {
                between.append(parts.get(at).text());
                at++;
            }
            if (at >= parts.size()
                    || !parts.get(at).word()
                    || !NEAR.matcher(between).matches()) {
                return from;
            }
            found++;
            at++;
        }
        return at;
    }

    private static String phrase(List<Part> parts, int from, int to) {
        var words = new ArrayList<String>();
        for (Part part : parts.subList(from, to)) {
            if (part.word()) {
                words.add(part.text());
            }
        }
        return String.join(" ", words);
    }

    private static List<Part> parts(String plain) {
        var parts = new ArrayList<Part>();
        Matcher part = PART.matcher(plain);
        while (part.find()) {
            parts.add(new Part(part.group(), part.group("word") != null));
        }
        return parts;
    }

    /** A word, or what stands between words. */
    private record Part(String text, boolean word) {}
}
