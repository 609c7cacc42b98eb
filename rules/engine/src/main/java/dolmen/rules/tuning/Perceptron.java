package dolmen.rules.tuning;

import dolmen.rules.board.Cells;
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
            for (int plane = 0; plane < example.planes().length; plane++) {
                for (long rest = example.planes()[plane]; rest != 0; rest = Cells.rest(rest)) {
                    int at = input(plane, Cells.first(rest));
                    for (int unit = 0; unit < UNITS; unit++) {
                        gradient[at + unit] += behind[unit];
                    }
                }
            }
        }
        return gradient;
    }

    /** The expected score of the seat to move; leaves the values of the hidden units. */
    private double expected(PlacedExample example) {
        System.arraycopy(weights, 0, hidden, 0, UNITS);
        for (int plane = 0; plane < example.planes().length; plane++) {
            for (long rest = example.planes()[plane]; rest != 0; rest = Cells.rest(rest)) {
                int at = input(plane, Cells.first(rest));
                for (int unit = 0; unit < UNITS; unit++) {
                    hidden[unit] += weights[at + unit];
                }
            }
        }
        double sum = weights[output + UNITS];
        for (int unit = 0; unit < UNITS; unit++) {
            sum += clipped(hidden[unit]) * weights[output + unit];
        }
        return Odds.expected(example.linear() + sum * Evaluation.ODDS_OF_E);
    }

    private static double clipped(double value) {
        return Math.clamp(value, 0, CEILING);
    }

    private static int input(int plane, int cell) {
        return (1 + plane * Network.CELLS + cell) * UNITS;
    }

    /** The network with these weights, rounded; cells that no example occupies have none. */
    Network rounded(List<PlacedExample> examples) {
        long[] seen = new long[(output / UNITS - 1) / Network.CELLS];
        examples.forEach(example -> Arrays.setAll(seen, plane -> seen[plane] | example.planes()[plane]));
        int[][] inputs = IntStream.range(0, seen.length * Network.CELLS)
                .mapToObj(input -> Cells.has(seen[input / Network.CELLS], input % Network.CELLS)
                        ? rounded((1 + input) * UNITS, Network.ONE)
                        : new int[UNITS])
                .toArray(int[][]::new);
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
