package dolmen.renderer;

/**
 * The positions of the seats in a header, in pixels. Two face each other, and so do two pairs; three and five take
 * three columns, which are narrower and closer to the edges.
 *
 * @param places the number of seats
 * @param width of the picture
 */
record HeaderGrid(int places, int width) {
    private static final double MARGIN = 0.045;
    private static final double BETWEEN = 0.04;
    private static final double NARROW_MARGIN = 0.03;
    private static final double NARROW_BETWEEN = 0.025;

    /** True if there are three columns. */
    boolean isNarrow() {
        return places == 3 || places == 5;
    }

    int columns() {
        return isNarrow() ? 3 : 2;
    }

    int rows() {
        return (places + columns() - 1) / columns();
    }

    int row(int index) {
        return index / columns();
    }

    /** True if the place reads from its right edge. */
    boolean isMirrored(int index) {
        return !isNarrow() && index % columns() == 1;
    }

    /** The left edge of a place. */
    double left(int index) {
        return margin() + index % columns() * (across() + between());
    }

    /** The width of a place. */
    double across() {
        return (width - 2 * margin() - (columns() - 1) * between()) / columns();
    }

    private double margin() {
        return (isNarrow() ? NARROW_MARGIN : MARGIN) * width;
    }

    private double between() {
        return (isNarrow() ? NARROW_BETWEEN : BETWEEN) * width;
    }
}
