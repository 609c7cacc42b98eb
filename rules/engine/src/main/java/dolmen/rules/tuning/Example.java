package dolmen.rules.tuning;

/** A position of a finished game: what there was to count in it for one seat, and how the game ended for that seat. */
final class Example {
    private final int[] features;
    private final double reward;

    /** An example whose features nobody changes any more, and a reward from 0 to 1. */
    Example(int[] features, double reward) {
        this.features = features;
        this.reward = reward;
    }

    double reward() {
        return reward;
    }

    /** What the weights make of the position. */
    double worth(double[] weights) {
        double worth = 0;
        for (int index = 0; index < weights.length; index++) {
            worth += weights[index] * features[index];
        }
        return worth;
    }

    /** Adds the features so many times to a sum. */
    void addTo(double[] sum, double times) {
        for (int index = 0; index < sum.length; index++) {
            sum[index] += times * features[index];
        }
    }
}
