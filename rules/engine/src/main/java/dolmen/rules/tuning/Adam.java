package dolmen.rules.tuning;

/**
 * Gradient descent with momentum of both orders (Kingma and Ba 2015). It remembers the gradients of the steps before.
 */
final class Adam {
    private static final double FIRST_DECAY = 0.9;
    private static final double SECOND_DECAY = 0.999;
    private static final double TINY = 1e-8;

    private final double[] first;
    private final double[] second;
    private int steps;

    /** A descent for this many weights. */
    Adam(int weights) {
        first = new double[weights];
        second = new double[weights];
    }

    /** Changes each weight by about the rate, against its gradient. */
    void step(double[] weights, double[] gradient, double rate) {
        steps++;
        double ofFirst = 1 - Math.pow(FIRST_DECAY, steps);
        double ofSecond = 1 - Math.pow(SECOND_DECAY, steps);
        for (int index = 0; index < weights.length; index++) {
            first[index] = FIRST_DECAY * first[index] + (1 - FIRST_DECAY) * gradient[index];
            second[index] = SECOND_DECAY * second[index] + (1 - SECOND_DECAY) * gradient[index] * gradient[index];
            weights[index] -= rate * (first[index] / ofFirst) / (Math.sqrt(second[index] / ofSecond) + TINY);
        }
    }
}
