package dolmen.renderer.palette;

/** A colour, as 0xRRGGBB, and its number of occurrences, packed into one number that sorts by colour. */
final class CountedColor {
    private CountedColor() {}

    static long of(int color, int occurrences) {
        return (long) color << Integer.SIZE | occurrences;
    }

    static int color(long counted) {
        return (int) (counted >> Integer.SIZE);
    }

    static int occurrences(long counted) {
        return (int) counted;
    }
}
