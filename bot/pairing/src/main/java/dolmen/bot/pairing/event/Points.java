package dolmen.bot.pairing.event;

/**
 * An exact number of points. A win is one point and a draw is half; a table of five adds quarters, and their halves.
 *
 * @param parts the number of 48ths
 */
public record Points(int parts) implements Comparable<Points> {
    private static final int PARTS = 48;

    public static final Points ZERO = new Points(0);
    public static final Points HALF = new Points(PARTS / 2);
    public static final Points ONE = new Points(PARTS);

    /** A whole number of points. */
    public static Points of(int whole) {
        return new Points(whole * PARTS);
    }

    /** The sum of both. */
    public Points plus(Points other) {
        return new Points(parts + other.parts);
    }

    /** The difference of both, which may be negative. */
    public Points minus(Points other) {
        return new Points(parts - other.parts);
    }

    /** The product of both. */
    public Points times(Points other) {
        return new Points(parts * other.parts / PARTS);
    }

    /** The points divided by a whole number. */
    public Points dividedBy(int divisor) {
        return new Points(parts / divisor);
    }

    /** The points as a decimal number, for display. */
    public double value() {
        return (double) parts / PARTS;
    }

    /** Orders points from the fewest to the most. */
    @Override
    public int compareTo(Points other) {
        return Integer.compare(parts, other.parts);
    }
}
