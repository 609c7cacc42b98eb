package dolmen.rules.typed;

/**
 * Removes the talk around a move: greetings, wishes, courtesies, emoji and Discord's markup, which say nothing about
 * the move. Words of doubt leave a sign, because a move in doubt must never be played.
 */
public final class SmallTalk {
    /** The sign that replaces anything that puts a move in doubt. */
    public static final String DOUBT = "?";

    /** The sign after {@link #DOUBT} if the following words say what is not meant. */
    public static final String DENIAL = "¬";

    /** The maximum number of words in a phrase. */
    static final int LONGEST_PHRASE = 7;

    /** The maximum number of letters in a Japanese phrase. */
    static final int LONGEST_JAPANESE = 12;

    private SmallTalk() {}

    /**
     * The normal form of a typed text without the small talk, with {@value #DOUBT} wherever something puts it in doubt.
     * Unknown words remain.
     *
     * @param own words and phrases that describe moves of the game, and therefore remain unless they are part of a
     *     longer phrase of small talk
     */
    public static String without(String typed, Phrases own) {
        Sentence sentence = Sentence.of(Part.of(Markup.without(typed)), own);
        var left = new StringBuilder();
        for (int at = 0; at < sentence.all().size(); at++) {
            left.append(sentence.left(at));
        }
        return PlainText.of(left.toString());
    }

    /** True if the text is only small talk, so that no game can find a move in it. */
    public static boolean isAll(String typed) {
        return Part.of(without(typed, Phrases.of(""))).stream().allMatch(part -> part.is(Part.Kind.SIGN));
    }
}
