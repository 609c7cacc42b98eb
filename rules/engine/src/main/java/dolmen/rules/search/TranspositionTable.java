package dolmen.rules.search;

/**
 * The results of earlier searches of positions, by their keys. A newer entry replaces the older one in its place,
 * unless that is a deeper result for the same key.
 */
final class TranspositionTable {

    /** The relation of an entry's value to the true value. */
    enum Bound {
        EXACT(0),
        AT_LEAST(1),
        AT_MOST(2);

        private final int code;

        Bound(int code) {
            this.code = code;
        }

        private static Bound of(int code) {
            return switch (code) {
                case 0 -> EXACT;
                case 1 -> AT_LEAST;
                default -> AT_MOST;
            };
        }
    }

    /** The move number of an entry without a move. */
    static final int NO_MOVE = 0xFFF;

    private static final int MOVE_BITS = 12;
    private static final int DEPTH_BITS = 8;
    private static final int BOUND_BITS = 2;
    private static final int DEPTH_SHIFT = MOVE_BITS;
    private static final int BOUND_SHIFT = DEPTH_SHIFT + DEPTH_BITS;
    private static final int VALUE_SHIFT = 32;

    /** An empty entry: no search has this depth. */
    static final long NOTHING = (long) NO_MOVE;

    /** Each entry behind its key, so that both are in one line of the cache. */
    private final long[] table;

    private final int mask;

    /**
     * An empty table.
     *
     * @param power the base-2 logarithm of the number of entries, of 16 bytes each
     */
    TranspositionTable(int power) {
        table = new long[2 << power];
        mask = (1 << power) - 1;
    }

    /** The entry of a key, or {@link #NOTHING}. */
    long find(long key) {
        int place = place(key);
        return table[place] == key && table[place + 1] != 0 ? table[place + 1] : NOTHING;
    }

    void store(long key, int depth, Bound bound, int value, int move) {
        int place = place(key);
        if (table[place] == key && depth(table[place + 1]) > depth && table[place + 1] != 0) {
            return;
        }
        table[place] = key;
        table[place + 1] = ((long) value << VALUE_SHIFT)
                | ((long) bound.code << BOUND_SHIFT)
                | ((long) (depth + 1) << DEPTH_SHIFT)
                | Math.min(move, NO_MOVE);
    }

    private int place(long key) {
        return 2 * ((int) (key ^ (key >>> VALUE_SHIFT)) & mask);
    }

    /** The depth of an entry's search; -1 for an empty one. */
    static int depth(long entry) {
        return ((int) (entry >>> DEPTH_SHIFT) & ((1 << DEPTH_BITS) - 1)) - 1;
    }

    static Bound bound(long entry) {
        return Bound.of((int) (entry >>> BOUND_SHIFT) & ((1 << BOUND_BITS) - 1));
    }

    static int value(long entry) {
        return (int) (entry >> VALUE_SHIFT);
    }

    /** The index of the best move in the position's list. */
    static int move(long entry) {
        return (int) entry & NO_MOVE;
    }
}
