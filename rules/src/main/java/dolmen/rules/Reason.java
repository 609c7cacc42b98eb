package dolmen.rules;

/** Why a game ended by its own rules; each game has an enum of them named {@code Ending}. */
public interface Reason {

    /** A short sentence in English for players, such as "reached the opponent's home row". */
    String words();
}
