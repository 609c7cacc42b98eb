package dolmen.rules.solve;

import java.util.stream.IntStream;

/** The number of positions decided in each number of plies, and the number of drawn positions. Immutable. */
public final class Census {
    private final long drawn;
    private final long[] decided;

    /**
     * A census.
     *
     * @param decided the number of decided positions, by plies
     */
    Census(long drawn, long[] decided) {
        this.drawn = drawn;
        this.decided = decided.clone();
    }

    /** The sum of both censuses. */
    public Census plus(Census other) {
        return new Census(
                drawn + other.drawn,
                IntStream.range(0, decided.length)
                        .mapToLong(plies -> decided[plies] + other.decided[plies])
                        .toArray());
    }

    /** The number of positions that the player to move wins. */
    public long won() {
        return sum(1);
    }

    /** The number of positions that the player to move loses. */
    public long lost() {
        return sum(0);
    }

    private long sum(int parity) {
        return IntStream.range(0, decided.length)
                .filter(plies -> (plies & 1) == parity)
                .mapToLong(plies -> decided[plies])
                .sum();
    }

    /** The number of positions that nobody wins by force. */
    public long drawn() {
        return drawn;
    }

    /** The number of positions that are decided in exactly this many plies. */
    public long decidedIn(int plies) {
        return decided[plies];
    }

    /** The maximum number of plies to a decision; 0 if there is none. */
    public int longest() {
        return IntStream.range(0, decided.length)
                .filter(plies -> decided[plies] > 0)
                .max()
                .orElse(0);
    }
}
