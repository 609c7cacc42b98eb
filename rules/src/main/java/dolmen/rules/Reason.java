package dolmen.rules;

/** Why a game ended by its own rules; each game has an enum of them named {@code Ending}. */
public interface Reason {

    /** What happened in English, for players, such as "reached the opponent's home row"; a name can stand before it. */
    String words();

    /**
     * True if the words tell what the one who lost has done, since nobody else caused it; otherwise they tell what the
     * winner did, or how things stood. Only at a table of two.
     */
    default boolean ofLoser() {
        return false;
    }
}
