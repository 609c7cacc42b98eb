package dolmen.rules.typed;

import java.util.List;

/**
 * The talk around a move: greetings, wishes, courtesies, pictures and Discord's markup, which say nothing of the move;
 * and words that put it in doubt, by which it must never be played.
 */
public final class SmallTalk {
    /** Stands in the place of whatever puts a move in doubt. */
    public static final String DOUBT = "?";

    static final int LONGEST_PHRASE = 7;

    private SmallTalk() {}

    /**
     * A typed text in its plain form without the small talk; {@value #DOUBT} stands where something puts it in doubt.
     * What is left may still hold words that nobody knows.
     *
     * @param own words and phrases by which the game tells its moves, and which are therefore left where no longer
     *     phrase of small talk holds them
     */
    public static String without(String typed, Phrases own) {
        List<Part> parts = Part.of(Markup.without(typed));
        var left = new StringBuilder();
        int at = 0;
        while (at < parts.size()) {
            int end = Part.endOfPhrase(parts, at, phrase -> isKnown(phrase, own));
            left.append(said(parts.subList(at, Math.max(end, at + 1)), own));
            at = Math.max(end, at + 1);
        }
        return PlainText.of(left.toString());
    }

    /** True if a text is nothing else, so that no game can find a move in it. */
    public static boolean isAll(String typed) {
        return Part.of(without(typed, Phrases.of(""))).stream().allMatch(part -> part.is(Part.Kind.SIGN));
    }

    private static boolean isKnown(String phrase, Phrases own) {
        return own.contains(phrase) || DoubtPhrases.ALL.contains(phrase) || IdlePhrases.ALL.contains(phrase);
    }

    private static String said(List<Part> parts, Phrases own) {
        String phrase = Part.phrase(parts);
        if (phrase.isEmpty() || own.contains(phrase)) {
            return Part.joined(parts);
        }
        if (isDoubt(phrase)) {
            return " " + DOUBT + " ";
        }
        return IdlePhrases.ALL.contains(phrase) ? " " : Part.joined(parts);
    }

    /** Without its accents a word may look like another, which is meant only if it is not itself a word. */
    private static boolean isDoubt(String phrase) {
        return DoubtPhrases.ALL.has(phrase) || (!IdlePhrases.ALL.has(phrase) && DoubtPhrases.ALL.contains(phrase));
    }
}
