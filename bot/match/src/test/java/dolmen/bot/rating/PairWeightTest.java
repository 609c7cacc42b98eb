package dolmen.bot.rating;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.rating.Society.Kind;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Measures the right weight of a pair at tables of more than two. {@code -Ddolmen.societies=100} sets the number of
 * societies; the result is in {@code docs/measurements/pairs-at-a-table.md}.
 */
final class PairWeightTest {
    private static final int SOCIETIES = Integer.getInteger("dolmen.societies", 2);
    private static final int PEOPLE = 240;
    private static final int ROUNDS_TO_SETTLE = 100;
    private static final int ROUNDS = 50;

    private static final Kind USUAL = new Kind(PEOPLE, 300, 1, true);
    private static final Kind ALIKE = new Kind(PEOPLE, 200, 1, true);
    private static final Kind CHOOSY = new Kind(PEOPLE, 300, 10, true);

    /** Means over the societies, each looked at when it is settled. */
    private record Measured(double spearman, double within, double logLoss) {
        static Measured of(Kind kind, int seats, double pairWeight) {
            List<Society> societies = IntStream.range(0, SOCIETIES)
                    .mapToObj(seed -> new Society(kind, seats, pairWeight, seed))
                    .toList();
            for (Society society : societies) {
                society.play(ROUNDS_TO_SETTLE);
                society.forgetPredictions();
                society.play(ROUNDS);
            }
            return new Measured(
                    societies.stream().mapToDouble(Society::spearman).average().orElseThrow(),
                    societies.stream().mapToDouble(Society::within).average().orElseThrow(),
                    societies.stream().mapToDouble(Society::logLoss).average().orElseThrow());
        }
    }

    @Test
    void the_weight_of_pairs_makes_deviations_honest_and_predictions_good() {
        Measured pair = measure(2, 1);
        for (int seats = 3; seats <= 5; seats++) {
            Measured full = measure(seats, 1);
            Measured chosen = measure(seats, Glicko2.pairWeight(seats));
            Measured less = measure(seats, 2.0 / seats);
            Measured least = measure(seats, 1.0 / (seats - 1));

            assertThat(chosen.within()).isBetween(0.92, 0.98);
            assertThat(full.within()).isLessThan(chosen.within());
            assertThat(least.within()).isGreaterThan(chosen.within());
            double best = Math.min(Math.min(full.logLoss(), least.logLoss()), less.logLoss());
            assertThat(chosen.logLoss()).isLessThan(best + 0.003);
            assertThat(chosen.spearman()).isGreaterThan(pair.spearman());
        }
    }

    private static Measured measure(int seats, double pairWeight) {
        Measured usual = Measured.of(USUAL, seats, pairWeight);
        System.out.printf(
                "| %d | %.2f | %.3f | %.3f | %.1f %% | %.1f %% | %.1f %% |%n",
                seats,
                pairWeight,
                usual.logLoss(),
                usual.spearman(),
                100 * usual.within(),
                100 * Measured.of(ALIKE, seats, pairWeight).within(),
                100 * Measured.of(CHOOSY, seats, pairWeight).within());
        return usual;
    }
}
