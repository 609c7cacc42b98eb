package dolmen.rules.tuning;

import dolmen.rules.evaluation.Evaluation;
import java.util.List;

/**
 * Logistic regression: the weights with which evaluations best predict how games end, found by gradient descent with
 * momentum of both orders (Adam: Kingma and Ba 2015). An evaluation of {@link Evaluation#ODDS_OF_E} means odds of e to
 * 1.
 *
 * @param steps the number of passes over all examples
 * @param pull the strength of the regularization, which pulls weights without evidence towards zero
 */
record Regression(int steps, double pull) {

    private static final double RATE = 2;
    private static final double FIRST_DECAY = 0.9;
    private static final double SECOND_DECAY = 0.999;
    private static final double TINY = 1e-8;

    /**
     * The weights that fit the examples best.
     *
     * @param begin the initial weights
     */
    double[] fit(List<TrainingExample> examples, double[] begin) {
        double[] weights = begin.clone();
        double[] first = new double[weights.length];
        double[] second = new double[weights.length];
        for (int step = 1; step <= steps; step++) {
            double[] gradient = gradient(examples, weights);
            for (int index = 0; index < weights.length; index++) {
                first[index] = FIRST_DECAY * first[index] + (1 - FIRST_DECAY) * gradient[index];
                second[index] = SECOND_DECAY * second[index] + (1 - SECOND_DECAY) * gradient[index] * gradient[index];
                double mean = first[index] / (1 - Math.pow(FIRST_DECAY, step));
                double spread = Math.sqrt(second[index] / (1 - Math.pow(SECOND_DECAY, step)));
                weights[index] -= RATE * mean / (spread + TINY);
            }
        }
        return weights;
    }

    private double[] gradient(List<TrainingExample> examples, double[] weights) {
        double[] gradient = new double[weights.length];
        for (TrainingExample example : examples) {
            example.addTo(gradient, expected(example, weights) - example.reward());
        }
        for (int index = 0; index < weights.length; index++) {
            gradient[index] = gradient[index] / examples.size() + pull * weights[index] / Evaluation.ODDS_OF_E;
        }
        return gradient;
    }

    /**
     * The mean surprise (cross-entropy) of the examples in bits: 1 for weights without any knowledge, in games without
     * draws.
     */
    static double surprise(List<TrainingExample> examples, double[] weights) {
        double bits = 0;
        for (TrainingExample example : examples) {
            double expected = expected(example, weights);
            bits -= example.reward() * log2(expected) + (1 - example.reward()) * log2(1 - expected);
        }
        return bits / examples.size();
    }

    private static double log2(double share) {
        return Math.log(Math.max(share, TINY)) / Math.log(2);
    }

    private static double expected(TrainingExample example, double[] weights) {
        return 1 / (1 + Math.exp(-example.worth(weights) / Evaluation.ODDS_OF_E));
    }
}
