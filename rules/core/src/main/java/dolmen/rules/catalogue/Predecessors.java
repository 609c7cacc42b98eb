package dolmen.rules.catalogue;

/**
 * Finds, for one position of a catalogue after another, the positions that moves may have come from. Mutable, for one
 * thread.
 */
public interface Predecessors {

    /**
     * Finds positions, among them all from which a legal move leads to this one.
     *
     * @param number of a position
     * @return the number of positions found
     */
    int find(int number);

    /**
     * The number of a position found, as seen by the player to move there.
     *
     * @param place from 0 to one less than the number of positions found
     */
    int number(int place);
}
