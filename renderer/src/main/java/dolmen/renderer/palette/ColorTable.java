package dolmen.renderer.palette;

import java.util.Arrays;

/**
 * A hash table from colours to numbers: first the number of occurrences, later the index in a palette. Colours are
 * 0xRRGGBB.
 */
final class ColorTable {
    /** The result for a colour without a number. */
    static final int NONE = -1;

    private static final int FREE = -1;

    private int[] colors = new int[1 << 12];
    private int[] numbers = new int[1 << 12];
    private int size;

    ColorTable() {
        Arrays.fill(colors, FREE);
    }

    /** Counts the occurrences of each colour. */
    void count(int[] pixels) {
        int start = 0;
        for (int end = 1; end <= pixels.length; end++) {
            if (end == pixels.length || pixels[end] != pixels[start]) {
                add(pixels[start], end - start);
                start = end;
            }
        }
    }

    /** Gives a new colour a number. */
    void put(int color, int number) {
        add(color, number);
    }

    private void add(int color, int occurrences) {
        int slot = slot(color);
        if (colors[slot] == FREE) {
            colors[slot] = color;
            size++;
        }
        numbers[slot] += occurrences;
        if (2 * size > colors.length) {
            grow();
        }
    }

    /** The number of a colour, or {@link #NONE}. */
    int number(int color) {
        int slot = slot(color);
        return colors[slot] == color ? numbers[slot] : NONE;
    }

    /** Gives a colour of the table another number. */
    void renumber(int color, int number) {
        numbers[slot(color)] = number;
    }

    /** The distinct colours with their numbers of occurrences, sorted. */
    long[] counted() {
        long[] counted = new long[size];
        int next = 0;
        for (int slot = 0; slot < colors.length; slot++) {
            if (colors[slot] != FREE) {
                counted[next] = CountedColor.of(colors[slot], numbers[slot]);
                next++;
            }
        }
        Arrays.sort(counted);
        return counted;
    }

    private int slot(int color) {
        int mask = colors.length - 1;
        // The upper bits of the product depend on every bit of the colour (Knuth, TAOCP 3, section 6.4).
        int slot = (color * 0x9E3779B1) >>> Integer.numberOfLeadingZeros(mask);
        while (colors[slot] != FREE && colors[slot] != color) {
            slot = (slot + 1) & mask;
        }
        return slot;
    }

    private void grow() {
        int[] oldColors = colors;
        int[] oldNumbers = numbers;
        colors = new int[2 * oldColors.length];
        numbers = new int[2 * oldColors.length];
        Arrays.fill(colors, FREE);
        for (int old = 0; old < oldColors.length; old++) {
            if (oldColors[old] != FREE) {
                int slot = slot(oldColors[old]);
                colors[slot] = oldColors[old];
                numbers[slot] = oldNumbers[old];
            }
        }
    }
}
