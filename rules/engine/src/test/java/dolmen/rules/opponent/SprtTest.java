package dolmen.rules.opponent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.within;

import dolmen.rules.opponent.Sprt.Verdict;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class SprtTest {
    private static final Sprt TEST = new Sprt(0, 30);
    private static final int PLAYERS = 400;

    @Test
    void few_games_decide_nothing() {
        assertThat(TEST.verdict(Tally.NONE)).isEqualTo(Verdict.OPEN);
        assertThat(TEST.verdict(new Tally(6, 2, 4))).isEqualTo(Verdict.OPEN);
    }

    @Test
    void a_score_halfway_between_says_nothing_however_many_games_it_has() {
        var even = new Sprt(-20, 20);
        assertThat(even.likelihood(new Tally(5_000, 0, 5_000))).isEqualTo(0, within(1e-9));
    }

    @Test
    void many_games_decide() {
        assertThat(TEST.verdict(new Tally(600, 0, 400))).isEqualTo(Verdict.ACCEPTED);
        assertThat(TEST.verdict(new Tally(480, 0, 520))).isEqualTo(Verdict.REJECTED);
    }

    @Test
    void of_players_without_a_gain_one_in_twenty_is_accepted_and_of_players_with_it_one_is_rejected() {
        assertThat(accepted(0)).isLessThan(PLAYERS * 8 / 100);
        assertThat(accepted(30)).isGreaterThan(PLAYERS * 92 / 100);
    }

    /** The number of players with a true difference who are accepted. */
    private static long accepted(double points) {
        double winning = 1 / (1 + Math.pow(10, -points / 400));
        return IntStream.range(0, PLAYERS)
                .filter(seed -> verdict(winning, new SplittableRandom(seed)) == Verdict.ACCEPTED)
                .count();
    }

    private static Verdict verdict(double winning, RandomGenerator random) {
        Tally tally = Tally.NONE;
        while (TEST.verdict(tally) == Verdict.OPEN) {
            tally = tally.with(random.nextDouble() < winning ? 1 : 0);
        }
        return TEST.verdict(tally);
    }

    @Test
    void the_gain_is_above_nothing() {
        assertThatIllegalArgumentException().isThrownBy(() -> new Sprt(30, 30));
    }
}
