package dolmen.rules.solve;

/** The fate of a position for the player to move, if neither player errs. */
public sealed interface Fate {

    /**
     * The player to move wins.
     *
     * @param plies until then, if the winner hurries and the loser delays; odd
     */
    record Won(int plies) implements Fate {}

    /**
     * The player to move loses.
     *
     * @param plies until then, if the winner hurries and the loser delays; even, 0 in a position that is lost already
     */
    record Lost(int plies) implements Fate {}

    /** Neither player can force a win, so the game goes on until the host's rules end it. */
    record Drawn() implements Fate {}
}
