package dolmen.rules.solve;

import java.util.stream.IntStream;

/** How many positions are decided in so many plies, and how many are drawn. Immutable. */
public final class Census {
    private final long drawn;
    private final long[] decided;

    /**
     * A census.
     *
     * @param decided by plies
     */
    Census(long drawn, long[] decided) {
        this.drawn = drawn;
        this.decided = decided.clone();
    }

    /** A census of both together. */
    public Census plus(Census other) {
        return new Census(
                drawn + other.drawn,
                IntStream.range(0, decided.length)
                        .mapToLong(plies -> decided[plies] + other.decided[plies])
                        .toArray());
    }

    /** Those that the player to move wins. */
    public long won() {
        return sum(1);
    }

    /** Those that the player to move loses. */
    public long lost() {
        return sum(0);
    }

    private long sum(int parity) {
        return IntStream.range(0, decided.length)
                .filter(plies -> (plies & 1) == parity)
                .mapToLong(plies -> decided[plies])
                .sum();
    }

    /** Those that nobody wins by force. */
    public long drawn() {
        return drawn;
    }

    /** Those that are decided in exactly so many plies. */
    public long decidedIn(int plies) {
        return decided[plies];
    }

    /** The plies of those that take longest; 0 if there are none. */
    public int longest() {
        return IntStream.range(0, decided.length)
                .filter(plies -> decided[plies] > 0)
                .max()
                .orElse(0);
    }
}
