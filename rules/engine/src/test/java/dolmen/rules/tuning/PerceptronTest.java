package dolmen.rules.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dolmen.rules.evaluation.Evaluation;
import dolmen.rules.evaluation.Network;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class PerceptronTest {

    /** Two pieces on the same file are worth a win, so that no weights of single cells can tell. */
    private final List<PlacedExample> pairs = IntStream.range(0, 16)
            .mapToObj(pair -> new PlacedExample(
                    new long[] {1L << (pair / 4), 1L << (pair % 4)}, 0, (pair / 4 == pair % 4) ? 0.95 : 0.05))
            .toList();

    @Test
    void it_learns_what_no_weights_of_single_cells_can_tell() {
        var random = new SplittableRandom(1);
        var perceptron = new Perceptron(2, random);
        perceptron.learn(pairs, 4_000, random);
        Network network = perceptron.rounded(pairs);
        for (PlacedExample pair : pairs) {
            assertThat(Evaluation.chance(network.of(pair.planes()))).isEqualTo(pair.score(), within(0.1));
        }
        assertThat(network.lines()).hasSize(4 + 8).noneMatch(line -> line.startsWith("0.4="));
    }

    @Test
    void it_corrects_what_the_weights_say_already() {
        List<PlacedExample> known = IntStream.range(0, 8)
                .mapToObj(
                        cell -> new PlacedExample(new long[] {1L << cell}, 100 * cell, Evaluation.chance(100.0 * cell)))
                .toList();
        var random = new SplittableRandom(1);
        var perceptron = new Perceptron(1, random);
        perceptron.learn(known, 4_000, random);
        for (PlacedExample example : known) {
            assertThat(perceptron.rounded(known).of(example.planes())).isBetween(-30, 30);
        }
    }
}
