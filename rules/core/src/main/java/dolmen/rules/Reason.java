package dolmen.rules;

/** The reason why a game ended by its own rules; each game has an enum of them named {@code Ending}. */
public interface Reason {

    /**
     * The reason in English, for players: a clause that can stand alone or after a colon, such as "the opponent has no
     * legal move". It always calls the loser "the opponent". If the loser caused the end, the clause starts with a verb
     * instead, and follows the loser's name.
     */
    String words();

    /** The reason at a table of two, with the loser's name in place of "the opponent". */
    default String words(String loser) {
        return words().replace("the opponent", loser);
    }

    /** True if the words describe an act of the loser, because nobody else caused the end. Only at a table of two. */
    default boolean ofLoser() {
        return false;
    }
}
