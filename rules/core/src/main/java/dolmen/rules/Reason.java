package dolmen.rules;

import dolmen.rules.phrase.Argument;

/** The reason why a game ended by its own rules; each game has an enum of them named {@code Ending}. */
public interface Reason {

    /** The name of the constant, such as {@code NO_MOVE}, which records keep. */
    String name();

    /** A clause that can stand alone or after a colon, such as "the opponent has no legal move". */
    Argument words();

    /**
     * The clause at a table of two, such as "Astrid has no legal move".
     *
     * @param loser the loser's name
     */
    Argument words(Argument loser);

    /** True if the clause describes an act of the loser, because nobody else caused the end. Only at a table of two. */
    default boolean ofLoser() {
        return false;
    }
}
