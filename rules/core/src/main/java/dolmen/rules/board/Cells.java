package dolmen.rules.board;

import java.util.stream.IntStream;

/** Sets of cells as bits of a {@code long}. */
public final class Cells {
    private Cells() {}

    /** The set of this one cell, 0 to 63. */
    public static long of(int cell) {
        return 1L << cell;
    }

    /** True if the cell is in the set. */
    public static boolean has(long cells, int cell) {
        return ((cells >>> cell) & 1) != 0;
    }

    /** The cell with the lowest number; 64 if the set is empty. */
    public static int first(long cells) {
        return Long.numberOfTrailingZeros(cells);
    }

    /** The cell with the highest number; -1 if the set is empty. */
    public static int last(long cells) {
        return Long.SIZE - 1 - Long.numberOfLeadingZeros(cells);
    }

    /** The set without its {@link #first} cell. */
    public static long rest(long cells) {
        return cells & (cells - 1);
    }

    /** The number of cells in the set. */
    public static int count(long cells) {
        return Long.bitCount(cells);
    }

    /** The cells of the set in ascending order. */
    public static IntStream stream(long cells) {
        int[] each = new int[count(cells)];
        long rest = cells;
        for (int index = 0; index < each.length; index++) {
            each[index] = first(rest);
            rest = rest(rest);
        }
        return IntStream.of(each);
    }
}
