package dolmen.rules.search;

import java.util.Arrays;
import java.util.stream.IntStream;

/** What stood before the position that is searched now: the game's own past first, then the line. */
final class Path {
    private static final int SPARE = 64;

    private final int patience;
    private long[] keys;

    /** By index: how many positions before it stand in the same quiet spell. */
    private int[] quiet;

    private int length;

    Path(Past past) {
        patience = past.patience();
        length = past.keys().size();
        keys = Arrays.copyOf(past.keys().stream().mapToLong(Long::longValue).toArray(), length + SPARE);
        quiet = Arrays.copyOf(IntStream.range(0, length).toArray(), length + SPARE);
    }

    /** Goes on to a position; after progress a quiet spell begins with it. */
    void add(long key, boolean progress) {
        if (length == keys.length) {
            keys = Arrays.copyOf(keys, length + SPARE);
            quiet = Arrays.copyOf(quiet, length + SPARE);
        }
        keys[length] = key;
        quiet[length] = progress || length == 0 ? 0 : quiet[length - 1] + 1;
        length++;
    }

    void removeLast() {
        length--;
    }

    /**
     * What a position is worth after a quiet move: the nearer the patience of the host is to its end, the more of a
     * draw.
     */
    int faded(int worth, int draw) {
        int spell = length == 0 ? 0 : quiet[length - 1] + 1;
        return draw + (int) ((long) (worth - draw) * Math.max(0, patience - spell) / patience);
    }

    /**
     * True if a quiet move to the position draws the game: because it has stood before, for whoever reaches it again
     * can do so a third time; or because nothing has been taken for too long.
     */
    boolean drawsWith(long key) {
        int spell = length == 0 ? 0 : quiet[length - 1] + 1;
        for (int index = length - 1; index >= length - spell; index--) {
            if (keys[index] == key) {
                return true;
            }
        }
        return spell >= patience;
    }
}
