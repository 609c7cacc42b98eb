package dolmen.rules;

/** The reason why a game ended by its own rules; each game has an enum of them named {@code Ending}. */
public interface Reason {

    /**
     * The reason in English, for players: a clause that is complete by itself and after a colon, such as "the opponent
     * has no legal move"; they call the loser nothing but "the opponent". If the loser did it, the words begin with a
     * verb instead, and follow the loser's name.
     */
    String words();

    /** The reason at a table of two, with the loser's name in place of "the opponent". */
    default String words(String loser) {
        return words().replace("the opponent", loser);
    }

    /** True if the words tell what the loser did, because nobody else caused the end. Only at a table of two. */
    default boolean ofLoser() {
        return false;
    }
}
