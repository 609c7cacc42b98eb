package dolmen.rules.solve;

/** The fate of a position for the player to move, if neither player errs. */
public sealed interface Fate {

    /**
     * The player to move wins.
     *
     * @param plies the number of plies to the win, if the winner hurries and the loser delays; odd
     */
    record Won(int plies) implements Fate {}

    /**
     * The player to move loses.
     *
     * @param plies the number of plies to the loss, if the winner hurries and the loser delays; even, 0 in a position
     *     that is lost already
     */
    record Lost(int plies) implements Fate {}

    /** Neither player can force a win, so the game goes on until the host's rules end it. */
    record Drawn() implements Fate {}
}
