package dolmen.rules.host;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Variant;
import dolmen.rules.phrase.Verbatim;
import org.junit.jupiter.api.Test;

/** The host's own rules are told before they end a game. */
class OmenTest {
    private static final Verbatim HOPPING = new Verbatim("somebody hops over a cell");

    private static final RingGame.Hop ONE = new RingGame.Hop(1);
    private static final RingGame.Hop TWO = new RingGame.Hop(2);

    private static HostedGame<RingGame.Hop> walk(int cells, int seats, int plies) {
        HostedGame<RingGame.Hop> now = HostedGame.start(new RingGame(cells, seats), Variant.of("ring"));
        for (int ply = 0; ply < plies; ply++) {
            now = now.play(ONE);
        }
        return now;
    }

    @Test
    void the_second_stand_of_a_position_is_told() {
        assertThat(walk(8, 2, 7).omens()).isEmpty();
        assertThat(walk(8, 2, 8).omens()).containsExactly(new Omen.Repeated());
    }

    @Test
    void a_position_that_is_left_by_progress_is_no_omen() {
        assertThat(walk(8, 2, 8).play(TWO).omens()).isEmpty();
    }

    @Test
    void the_last_ten_plies_of_patience_are_counted() {
        assertThat(walk(1000, 2, 89).omens()).isEmpty();
        assertThat(walk(1000, 2, 90).omens()).containsExactly(new Omen.Stalling(10, HOPPING));
        assertThat(walk(1000, 2, 99).omens()).containsExactly(new Omen.Stalling(1, HOPPING));
    }

    @Test
    void progress_begins_the_count_again() {
        assertThat(walk(1000, 2, 95).play(TWO).omens()).isEmpty();
    }

    @Test
    void larger_tables_are_told_ten_plies_before_their_own_end() {
        assertThat(walk(1000, 4, 189).omens()).isEmpty();
        assertThat(walk(1000, 4, 190).omens()).containsExactly(new Omen.Stalling(10, HOPPING));
    }

    @Test
    void a_game_that_has_ended_has_no_omens() {
        assertThat(walk(1000, 2, 100).omens()).isEmpty();
        assertThat(walk(1000, 2, 95).act(new HostAct.AgreedDraw()).omens()).isEmpty();
    }
}
