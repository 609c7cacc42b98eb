package dolmen.rules.board;

/**
 * A hash of a board's contents, built part by part. Parts are 64-bit numbers; those that differ in one bit give
 * unrelated hashes. Among a billion positions, two share a key with a probability of one in forty.
 */
public final class Key {
    private Key() {}

    private static final long SEED = 0x6A09E667F3BCC909L;
    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    /** The key of one part. */
    public static long of(long part) {
        return and(SEED, part);
    }

    /** The key extended by one more part. */
    public static long and(long key, long part) {
        long mixed = (key ^ part) * FACTOR;
        return mixed ^ (mixed >>> 32) ^ (mixed >>> 15);
    }
}
