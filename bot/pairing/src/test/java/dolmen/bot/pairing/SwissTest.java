package dolmen.bot.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.pairing.event.Step;
import dolmen.bot.pairing.event.Tournament;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Swiss tournaments played by chance, with no-shows and leavers. */
final class SwissTest {

    @ParameterizedTest
    @CsvSource({"2, 1", "3, 2", "4, 3", "5, 4", "8, 4", "9, 5", "16, 5", "64, 7"})
    void the_number_of_rounds_is_one_more_than_a_knockout_needs_and_below_the_number_of_entrants(
            int entrants, int rounds) {
        assertThat(Format.Swiss.among(entrants).rounds()).isEqualTo(rounds);
    }

    @Test
    void in_the_first_round_the_upper_half_plays_the_lower_half() {
        Step next = Director.next(Tournament.start(new Format.Swiss(3), 7, 0));

        assertThat(next)
                .isInstanceOfSatisfying(
                        Step.Play.class,
                        play -> assertThat(play.pairings())
                                .extracting(pairing -> pairing.entrants().stream()
                                        .map(Entrant::number)
                                        .sorted()
                                        .toList())
                                .containsExactly(List.of(1, 4), List.of(2, 5), List.of(3, 6), List.of(7)));
    }

    @Test
    void two_meet_again_only_because_nobody_else_is_there() {
        Tournament tournament = Tournament.start(new Format.Swiss(2), 2, 0);
        Duel first = Duel.open(1, new Entrant(1), new Entrant(2)).with(Result.WHITE_WINS);

        assertThat(Director.next(tournament.with(List.of(first))))
                .isEqualTo(new Step.Play(List.of(Duel.open(2, new Entrant(2), new Entrant(1)))));
    }

    @Test
    void simulated_tournaments_keep_the_laws() {
        simulate(15, 64);
        simulate(40, 12);
    }

    @Test
    @Tag("nightly")
    void a_thousand_simulated_tournaments_keep_the_laws() {
        simulate(1_000, 64);
        simulate(1_000, 12);
    }

    private static void simulate(int number, int largest) {
        var random = new Random(number);
        for (int each = 0; each < number; each++) {
            int entrants = random.nextInt(4, largest + 1);
            Format.Swiss format = each % 2 == 0
                    ? Format.Swiss.among(entrants)
                    : new Format.Swiss(random.nextInt(1, Math.min(entrants, 10)));
            Tournament tournament = Simulation.troubled(random).play(format, entrants);
            StandingsCheck.assertRight(tournament);
            new SwissLaws(tournament, format).assertKept();
        }
    }
}
