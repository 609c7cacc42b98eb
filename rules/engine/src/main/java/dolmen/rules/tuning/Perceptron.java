package dolmen.rules.tuning;

import dolmen.rules.evaluation.Evaluation;
import dolmen.rules.evaluation.Network;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;

/**
 * A {@link Network} in floating-point numbers, which learns by backpropagation. Its weights are, in this order, those
 * of the bias and of each input into the hidden layer, those of the output, and the constant.
 */
final class Perceptron {

    private static final int UNITS = Network.UNITS;
    private static final int BATCH = 2_048;
    private static final double HIGH_RATE = 2e-3;
    private static final double LOW_RATE = 1e-4;
    private static final double CEILING = (double) Network.CEILING / Network.ONE;
    private static final double STRONGEST = (double) Network.STRONGEST / Network.ONE;

    private final int output;
    private final double[] weights;
    private final double[] hidden = new double[UNITS];

    /** A perceptron with small random weights. */
    Perceptron(int planes, RandomGenerator random) {
        output = (1 + planes * Network.CELLS) * UNITS;
        weights = new double[output + UNITS + 1];
        for (int index = 0; index < output + UNITS; index++) {
            weights[index] = random.nextGaussian() * (index < output ? 0.15 : 0.2);
        }
        Arrays.fill(weights, 0, UNITS, 0.5);
    }

    /**
     * Learns from the examples.
     *
     * @param epochs the number of passes over all examples; the learning rate falls from each to the next
     */
    void learn(List<PlacedExample> examples, int epochs, RandomGenerator random) {
        var adam = new Adam(weights.length);
        var shuffled = new ArrayList<>(examples);
        for (int epoch = 0; epoch < epochs; epoch++) {
            double rate = HIGH_RATE * Math.pow(LOW_RATE / HIGH_RATE, (double) epoch / epochs);
            Collections.shuffle(shuffled, random);
            for (int from = 0; from < shuffled.size(); from += BATCH) {
                adam.step(weights, gradient(shuffled.subList(from, Math.min(from + BATCH, shuffled.size()))), rate);
                for (int index = 0; index < output; index++) {
                    weights[index] = Math.clamp(weights[index], -STRONGEST, STRONGEST);
                }
            }
        }
    }

    private double[] gradient(List<PlacedExample> batch) {
        double[] gradient = new double[weights.length];
        double[] behind = new double[UNITS];
        for (PlacedExample example : batch) {
            double error = (expected(example) - example.score()) / batch.size();
            gradient[output + UNITS] += error;
            for (int unit = 0; unit < UNITS; unit++) {
                gradient[output + unit] += error * clipped(hidden[unit]);
                behind[unit] = hidden[unit] == clipped(hidden[unit]) ? error * weights[output + unit] : 0;
                gradient[unit] += behind[unit];
            }
            for (int input : example.inputs()) {
                for (int unit = 0; unit < UNITS; unit++) {
                    gradient[row(input) + unit] += behind[unit];
                }
            }
        }
        return gradient;
    }

    /** The expected score of the seat to move; leaves the values of the hidden units. */
    private double expected(PlacedExample example) {
        System.arraycopy(weights, 0, hidden, 0, UNITS);
        for (int input : example.inputs()) {
            for (int unit = 0; unit < UNITS; unit++) {
                hidden[unit] += weights[row(input) + unit];
            }
        }
        double sum = weights[output + UNITS];
        for (int unit = 0; unit < UNITS; unit++) {
            sum += clipped(hidden[unit]) * weights[output + unit];
        }
        return Evaluation.chance(example.linear() + sum * Evaluation.ODDS_OF_E);
    }

    private static double clipped(double value) {
        return Math.clamp(value, 0, CEILING);
    }

    /** The place of the first weight of an input; the bias comes before all inputs. */
    private static int row(int input) {
        return (1 + input) * UNITS;
    }

    /** The network with these weights, rounded; cells that no example occupies have none. */
    Network rounded(List<PlacedExample> examples) {
        int[][] inputs = new int[output / UNITS - 1][UNITS];
        examples.stream()
                .flatMapToInt(example -> Arrays.stream(example.inputs()))
                .distinct()
                .forEach(input -> inputs[input] = rounded(row(input), Network.ONE));
        return new Network(
                (int) Math.round(weights[output + UNITS] * Evaluation.ODDS_OF_E),
                rounded(output, Evaluation.ODDS_OF_E),
                rounded(0, Network.ONE),
                inputs);
    }

    private int[] rounded(int from, double one) {
        return IntStream.range(from, from + UNITS)
                .map(index -> (int) Math.round(weights[index] * one))
                .toArray();
    }
}
