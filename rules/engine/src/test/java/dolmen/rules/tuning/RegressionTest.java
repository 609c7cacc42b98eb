package dolmen.rules.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dolmen.rules.evaluation.Evaluation;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class RegressionTest {
    private static final double[] TRUTH = {100, -40, 0};
    private static final double[] NOTHING = {0, 0, 0};

    private final Regression regression = new Regression(600, 0);

    @Test
    void it_finds_the_weights_that_made_the_results() {
        double[] found = regression.fit(games(40_000), NOTHING);
        for (int feature = 0; feature < TRUTH.length; feature++) {
            assertThat(found[feature]).isEqualTo(TRUTH[feature], within(6.0));
        }
    }

    @Test
    void it_is_less_surprised_afterwards() {
        List<TrainingExample> games = games(2_000);
        double blank = Regression.surprise(games, NOTHING);
        assertThat(blank).isEqualTo(1, within(1e-9));
        assertThat(Regression.surprise(games, regression.fit(games, NOTHING))).isLessThan(blank - 0.1);
    }

    @Test
    void a_feature_that_never_varies_keeps_its_weight_or_fades() {
        List<TrainingExample> same =
                List.of(new TrainingExample(new int[] {0, 1}, 1), new TrainingExample(new int[] {0, -1}, 0));
        assertThat(regression.fit(same, new double[] {70, 0})[0]).isEqualTo(70);
        assertThat(new Regression(600, 1e-3).fit(same, new double[] {70, 0})[0]).isLessThan(70);
    }

    /** Games with random results, by the odds of the true weights. */
    private static List<TrainingExample> games(int number) {
        var random = new SplittableRandom(1);
        return IntStream.range(0, number)
                .mapToObj(game -> {
                    int[] features = random.ints(TRUTH.length, -4, 5).toArray();
                    double worth = IntStream.range(0, TRUTH.length)
                            .mapToDouble(feature -> TRUTH[feature] * features[feature])
                            .sum();
                    double expected = Evaluation.chance(worth);
                    return new TrainingExample(features, random.nextDouble() < expected ? 1 : 0);
                })
                .toList();
    }
}
