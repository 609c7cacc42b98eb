package dolmen.rules.catalogue;

/** Where the legal moves lead in one position of a catalogue after another. Mutable, for one thread. */
public interface Successors {
    /** What {@link #find} answers where there is no position. */
    int NO_POSITION = -1;

    /** What {@link #number} answers for a move that wins at once. */
    int WON = -1;

    /**
     * Finds the positions to which the moves in a position lead.
     *
     * @return how many moves there are, 0 where the player to move has lost, or {@link #NO_POSITION}
     */
    int find(int number);

    /**
     * The number of the position, seen by the player who is to move there, or {@link #WON}.
     *
     * @param move from 0 to one less than were found
     */
    int number(int move);
}
