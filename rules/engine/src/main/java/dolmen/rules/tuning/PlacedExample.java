package dolmen.rules.tuning;

/** A position from which a {@link Perceptron} learns: what stands where, and the score of the seat to move. */
final class PlacedExample {
    private final long[] planes;
    private final int linear;
    private final double score;

    /**
     * An example.
     *
     * @param planes what stands where, see {@link dolmen.rules.OpenPosition#planes}; nobody may change it any more
     * @param linear the weighted features of the seat to move, in hundredths of a point
     * @param score the score of that seat, from 0 to 1
     */
    PlacedExample(long[] planes, int linear, double score) {
        this.planes = planes;
        this.linear = linear;
        this.score = score;
    }

    long[] planes() {
        return planes;
    }

    int linear() {
        return linear;
    }

    double score() {
        return score;
    }

    /** This example with the mean of its score and another one. */
    PlacedExample averagedWith(double other) {
        return new PlacedExample(planes, linear, (score + other) / 2);
    }
}
