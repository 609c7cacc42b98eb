package dolmen.bot.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.pairing.event.Step;
import dolmen.bot.pairing.event.Tournament;
import java.util.HashSet;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class RoundRobinTest {

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 6, 7, 8, 9, 16, 31, 64})
    void everybody_meets_everybody_once(int entrants) {
        Tournament tournament = Simulation.smooth(new Random(entrants)).play(new Format.RoundRobin(1), entrants);

        assertThat(tournament.duels()).hasSize(entrants * (entrants - 1) / 2);
        assertThat(new HashSet<>(tournament.duels().stream()
                        .map(duel -> new HashSet<>(duel.entrants()))
                        .toList()))
                .hasSize(entrants * (entrants - 1) / 2);
        assertColoursBalanced(tournament, entrants % 2 == 0 ? 1 : 0);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5, 10, 21})
    void in_a_double_round_robin_each_pair_meets_with_both_colours(int entrants) {
        Tournament tournament = Simulation.smooth(new Random(entrants)).play(new Format.RoundRobin(2), entrants);

        assertThat(tournament.duels()).hasSize(entrants * (entrants - 1));
        assertThat(new HashSet<>(tournament.duels().stream().map(Duel::entrants).toList()))
                .hasSize(entrants * (entrants - 1));
        assertColoursBalanced(tournament, 0);
    }

    @Test
    void an_entrant_who_has_left_forfeits_the_matches_to_come() {
        Tournament tournament = Tournament.start(new Format.RoundRobin(1), 4, 0).without(new Entrant(4));

        assertThat(Director.next(tournament))
                .isInstanceOfSatisfying(
                        Step.Play.class,
                        play -> assertThat(play.pairings())
                                .contains(new Duel(1, new Entrant(1), new Entrant(4), Result.BLACK_FORFEITS)));
    }

    @Test
    void simulated_round_robins_end_with_the_right_standings() {
        simulate(24);
    }

    @Test
    @Tag("nightly")
    void a_thousand_simulated_round_robins_end_with_the_right_standings() {
        simulate(1_000);
    }

    private static void simulate(int number) {
        var random = new Random(number);
        for (int each = 0; each < number; each++) {
            int entrants = random.nextInt(4, 33);
            Tournament tournament =
                    Simulation.troubled(random).play(new Format.RoundRobin(random.nextInt(1, 3)), entrants);
            StandingsCheck.assertRight(tournament);
        }
    }

    private static void assertColoursBalanced(Tournament tournament, int difference) {
        for (Entrant entrant : tournament.entrants()) {
            long white = tournament.duels().stream()
                    .filter(duel -> duel.white().equals(entrant))
                    .count();
            long black = tournament.duels().stream()
                    .filter(duel -> duel.black().equals(entrant))
                    .count();
            assertThat(Math.abs(white - black)).isLessThanOrEqualTo(difference);
        }
    }
}
