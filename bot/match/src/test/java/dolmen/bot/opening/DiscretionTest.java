package dolmen.bot.opening;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.opponent.Tally;
import java.util.List;
import org.junit.jupiter.api.Test;

final class DiscretionTest {
    private static Openings.Usage usage(String move, int people, int persons, int computers) {
        return new Openings.Usage(move, new Tally(people, 0, 0), persons, new Tally(0, 0, computers));
    }

    private static Crossroads told(Openings.Usage... usages) {
        return Discretion.told(List.of(usages));
    }

    @Test
    void five_matches_of_four_people_are_told() {
        assertThat(told(usage("a", 5, 4, 0)))
                .isEqualTo(new Crossroads(List.of(new Crossroads.Branch("a", new Tally(5, 0, 0))), false));
    }

    @Test
    void moves_of_few_people_are_withheld_however_frequent() {
        assertThat(told(usage("a", 500, 3, 0))).isEqualTo(new Crossroads(List.of(), true));
    }

    @Test
    void few_matches_are_withheld_whoever_played_them() {
        assertThat(told(usage("a", 4, 4, 0), usage("b", 0, 0, 4))).isEqualTo(new Crossroads(List.of(), true));
    }

    @Test
    void computers_hide_behind_nobody_and_hide_nobody() {
        assertThat(told(usage("a", 3, 3, 7), usage("b", 3, 3, 2)).branches())
                .as("the matches of three people are not among them")
                .containsExactly(new Crossroads.Branch("a", new Tally(0, 0, 7)));
        assertThat(told(usage("a", 4, 4, 7)).branches())
                .containsExactly(new Crossroads.Branch("a", new Tally(4, 0, 7)));
    }

    @Test
    void the_most_frequent_move_comes_first() {
        assertThat(told(usage("c", 5, 4, 0), usage("b", 5, 4, 0), usage("a", 0, 0, 9))
                        .branches())
                .extracting(Crossroads.Branch::move)
                .containsExactly("a", "b", "c");
    }

    @Test
    void a_position_without_matches_has_no_rare_moves() {
        assertThat(told()).isEqualTo(new Crossroads(List.of(), false));
    }
}
