package dolmen.rules.opponent;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class TallyTest {

    @Test
    void a_draw_is_half_a_point() {
        Tally tally = Tally.NONE.with(1).with(0.5).with(0).with(1);
        assertThat(tally).isEqualTo(new Tally(2, 1, 1));
        assertThat(tally.games()).isEqualTo(4);
        assertThat(tally.score()).isEqualTo(0.625);
    }

    /** The example of Newcombe 1998: 81 of 263, 0.2553 to 0.3662. */
    @Test
    void bounds_are_wilsons() {
        var tally = new Tally(81, 0, 182);
        assertThat(tally.lowest()).isEqualTo(0.2553, within(0.0001));
        assertThat(tally.highest()).isEqualTo(0.3662, within(0.0001));
    }

    @Test
    void nothing_lost_does_not_mean_that_nothing_can_be() {
        var tally = new Tally(20, 0, 0);
        assertThat(tally.highest()).isEqualTo(1, within(1e-9));
        assertThat(tally.lowest()).isBetween(0.8, 0.9);
    }
}
