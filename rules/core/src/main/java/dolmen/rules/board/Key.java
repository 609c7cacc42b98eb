package dolmen.rules.board;

/**
 * A hash of what stands on a board, made part by part: numbers of 64 bits that differ in one bit come out unrelated.
 * Two of a billion positions share a key in one case of forty.
 */
public final class Key {
    private Key() {}

    private static final long SEED = 0x6A09E667F3BCC909L;
    private static final long FACTOR = 0x9E3779B97F4A7C15L;

    /** The key of one part. */
    public static long of(long part) {
        return and(SEED, part);
    }

    /** The key with one more part. */
    public static long and(long key, long part) {
        long mixed = (key ^ part) * FACTOR;
        return mixed ^ (mixed >>> 32) ^ (mixed >>> 15);
    }
}
