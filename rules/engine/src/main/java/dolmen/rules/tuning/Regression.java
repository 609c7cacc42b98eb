package dolmen.rules.tuning;

import dolmen.rules.evaluation.Evaluation;
import java.util.List;

/**
 * Logistic regression: the weights with which evaluations best predict how games end, found by {@link Adam}. An
 * evaluation of {@link Evaluation#ODDS_OF_E} means odds of e to 1.
 *
 * @param steps the number of passes over all examples
 * @param pull the strength of the regularization, which pulls weights without evidence towards zero
 */
record Regression(int steps, double pull) {

    private static final double RATE = 2;
    private static final double TINY = 1e-8;

    /**
     * The weights that fit the examples best.
     *
     * @param begin the initial weights
     */
    double[] fit(List<TrainingExample> examples, double[] begin) {
        double[] weights = begin.clone();
        var adam = new Adam(weights.length);
        for (int step = 0; step < steps; step++) {
            adam.step(weights, gradient(examples, weights), RATE);
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
            bits += surprise(expected(example, weights), example.reward());
        }
        return bits / examples.size();
    }

    /**
     * The surprise in bits at a score: 1 for an expectation of a half, whatever the score is.
     *
     * @param expected the expected score, from 0 to 1
     * @param score the score, from 0 to 1
     */
    static double surprise(double expected, double score) {
        return -score * log2(expected) - (1 - score) * log2(1 - expected);
    }

    private static double log2(double share) {
        return Math.log(Math.max(share, TINY)) / Math.log(2);
    }

    private static double expected(TrainingExample example, double[] weights) {
        return Evaluation.chance(example.worth(weights));
    }
}
