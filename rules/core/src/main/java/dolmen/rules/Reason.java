package dolmen.rules;

/** Why a game ended by its own rules; each game has an enum of them named {@code Ending}. */
public interface Reason {

    /**
     * How things stand in English, for players: a clause that stands by itself and behind a colon, such as "the
     * opponent has no legal move". What the loser did begins with a verb instead, and the loser's name stands before
     * it.
     */
    String words();

    /** True if the words tell what the one who lost has done, since nobody else caused it. Only at a table of two. */
    default boolean ofLoser() {
        return false;
    }
}
