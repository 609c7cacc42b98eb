package dolmen.bot.lab.solve;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

final class EstimateTest {
    private final Estimate estimate = new Estimate();

    @Test
    void nothing_is_said_of_the_first_passes() {
        pass(500, 9_000, 1);
        pass(300, 8_700, 1);
        pass(900, 7_800, 1);
        assertThat(estimate.words()).isEqualTo("the number of remaining passes is not known yet");
    }

    @Test
    void while_passes_settle_more_and_more_all_that_is_left_may_be_settled() {
        pass(100, 5_000, 1);
        pass(100, 4_900, 1);
        pass(200, 4_700, 20);
        pass(300, 4_500, 10);
        assertThat(estimate.words()).isEqualTo("at most 18 more passes, 5 min");
    }

    @Test
    void when_they_settle_half_as_many_every_two_passes_they_go_on_halving() {
        pass(1_024, 90_000, 1);
        pass(1_024, 89_000, 1);
        pass(512, 88_500, 2);
        pass(512, 88_000, 4);
        // A thousand is halved ten times before less than one is left.
        assertThat(estimate.words()).isEqualTo("about 20 more passes, 60 s");
    }

    private void pass(long settled, long left, double seconds) {
        estimate.add(settled, left, seconds);
    }
}
