package dolmen.rules.catalogue;

/** From where a move may have led to one position of a catalogue after another. Mutable, for one thread. */
public interface Predecessors {

    /**
     * Finds positions, among them all from which a legal move leads to this one.
     *
     * @param number of a position
     * @return how many there are
     */
    int find(int number);

    /**
     * The number of the position, seen by the player who is to move there.
     *
     * @param place from 0 to one less than were found
     */
    int number(int place);
}
