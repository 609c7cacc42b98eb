package dolmen.rules.search;

import java.util.Arrays;
import java.util.stream.IntStream;

/** The positions before the one being searched: the game's own past first, then the line. */
final class Path {
    private static final int SPARE = 64;

    private final int patience;
    private long[] keys;

    /** The number of earlier positions in the same quiet spell, by index. */
    private int[] quiet;

    private int length;

    Path(Past past) {
        patience = past.patience();
        length = past.keys().size();
        keys = Arrays.copyOf(past.keys().stream().mapToLong(Long::longValue).toArray(), length + SPARE);
        quiet = Arrays.copyOf(IntStream.range(0, length).toArray(), length + SPARE);
    }

    /** Adds a position; after progress, it starts a quiet spell. */
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

    /** The value of a position after a quiet move; it approaches that of a draw as the host's patience runs out. */
    int faded(int worth, int draw) {
        int spell = length == 0 ? 0 : quiet[length - 1] + 1;
        return draw + (int) ((long) (worth - draw) * Math.max(0, patience - spell) / patience);
    }

    /**
     * True if a quiet move to the position counts as a draw: it came up before, and a player who reaches it again can
     * do so a third time; or there has been no progress for too long.
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
