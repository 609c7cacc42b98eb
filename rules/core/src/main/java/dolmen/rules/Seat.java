package dolmen.rules;

/**
 * A place at the table, numbered from 0 in turn order.
 *
 * @param index 0 for the seat that moves first; less than the number of seats
 */
public record Seat(int index) implements Viewer, Comparable<Seat> {
    public static final Seat FIRST = new Seat(0);
    public static final Seat SECOND = new Seat(1);

    public Seat {
        if (index < 0) {
            throw new IllegalArgumentException("the index of a seat must not be negative: " + index);
        }
    }

    /** The other seat of a table for two. */
    public Seat opponent() {
        return index == 0 ? SECOND : FIRST;
    }

    /** The name for games whose sides have no names, such as "Seat 2"; hosts show the player's name instead. */
    public String title() {
        return "Seat " + (index + 1);
    }

    @Override
    public int compareTo(Seat other) {
        return Integer.compare(index, other.index);
    }

    @Override
    public String toString() {
        return Integer.toString(index);
    }
}
