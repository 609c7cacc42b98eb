package dolmen.rules.tuning;

/** A position of a finished game: its features for one seat, and the result of the game for that seat. */
final class TrainingExample {
    private final int[] features;
    private final double reward;

    /**
     * An example.
     *
     * @param features the features, which nobody may change any more
     * @param reward the reward, from 0 to 1
     */
    TrainingExample(int[] features, double reward) {
        this.features = features;
        this.reward = reward;
    }

    double reward() {
        return reward;
    }

    /** The value of the position with these weights. */
    double worth(double[] weights) {
        double worth = 0;
        for (int index = 0; index < weights.length; index++) {
            worth += weights[index] * features[index];
        }
        return worth;
    }

    /** Adds a multiple of the features to a sum. */
    void addTo(double[] sum, double times) {
        for (int index = 0; index < sum.length; index++) {
            sum[index] += times * features[index];
        }
    }
}
