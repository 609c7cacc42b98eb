package dolmen.rules.catalogue;

/** A finder of the successors of catalogue positions, one position at a time. Mutable, for one thread. */
public interface Successors {
    /** The result of {@link #find} for a number without a position. */
    int NO_POSITION = -1;

    /** The result of {@link #number} for a move that wins at once. */
    int WON = -1;

    /**
     * Finds the position after each legal move.
     *
     * @return the number of moves, 0 if the player to move has lost, or {@link #NO_POSITION}
     */
    int find(int number);

    /**
     * The number of a position found, as seen by the player to move there, or {@link #WON}.
     *
     * @param move the index of the move, from 0 to one less than the number of moves found
     */
    int number(int move);
}
