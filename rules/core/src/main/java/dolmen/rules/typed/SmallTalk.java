package dolmen.rules.typed;

/**
 * The talk around a move: greetings, wishes, courtesies, pictures and Discord's markup, which say nothing of the move;
 * and words that put it in doubt, by which it must never be played.
 */
public final class SmallTalk {
    /** Stands in the place of whatever puts a move in doubt. */
    public static final String DOUBT = "?";

    /** Stands behind {@link #DOUBT} where the words that follow tell what is not meant. */
    public static final String DENIAL = "¬";

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
        Sentence sentence = Sentence.of(Part.of(Markup.without(typed)), own);
        var left = new StringBuilder();
        for (int at = 0; at < sentence.all().size(); at++) {
            left.append(sentence.left(at));
        }
        return PlainText.of(left.toString());
    }

    /** True if a text is nothing else, so that no game can find a move in it. */
    public static boolean isAll(String typed) {
        return Part.of(without(typed, Phrases.of(""))).stream().allMatch(part -> part.is(Part.Kind.SIGN));
    }
}
