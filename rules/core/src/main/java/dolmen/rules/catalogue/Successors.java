package dolmen.rules.catalogue;

/**
 * Finds, for one position of a catalogue after another, the positions that the legal moves lead to. Mutable, for one
 * thread.
 */
public interface Successors {
    /** The result of {@link #find} for a number without a position. */
    int NO_POSITION = -1;

    /** The result of {@link #number} for a move that wins at once. */
    int WON = -1;

    /**
     * Finds the positions that the moves in a position lead to.
     *
     * @return the number of moves, 0 if the player to move has lost, or {@link #NO_POSITION}
     */
    int find(int number);

    /**
     * The number of a position found, as seen by the player to move there, or {@link #WON}.
     *
     * @param move from 0 to one less than the number of moves found
     */
    int number(int move);
}
