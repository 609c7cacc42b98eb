package dolmen.rules.catalogue;

/** A finder of the predecessors of catalogue positions, one position at a time. Mutable, for one thread. */
public interface Predecessors {

    /**
     * Finds candidates, including every position from which a legal move leads to this one.
     *
     * @param number the number of a position
     * @return the number of positions found
     */
    int find(int number);

    /**
     * The number of a position found, as seen by the player to move there.
     *
     * @param place the index of the position, from 0 to one less than the number of positions found
     */
    int number(int place);
}
