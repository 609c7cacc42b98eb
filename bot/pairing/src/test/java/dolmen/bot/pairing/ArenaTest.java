package dolmen.bot.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.pairing.event.Step;
import dolmen.bot.pairing.event.Tournament;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class ArenaTest {
    private static final Format.Arena ARENA = new Format.Arena();

    @Test
    void two_who_have_just_met_wait_for_others() {
        Tournament tournament = begun(4);
        Duel over = tournament.duels().getFirst().with(Result.WHITE_WINS);

        assertThat(Director.next(tournament.with(over))).isEqualTo(new Step.Wait());
    }

    @Test
    void two_alone_in_the_arena_meet_again_with_changed_colours() {
        Tournament tournament = begun(2);
        Duel over = tournament.duels().getFirst().with(Result.WHITE_WINS);

        assertThat(Director.next(tournament.with(over)))
                .isEqualTo(new Step.Play(List.of(Duel.open(2, /* white= */ over.black(), /* black= */ over.white()))));
    }

    @Test
    void of_three_the_one_with_the_fewest_matches_plays() {
        Tournament tournament = begun(3);
        Duel over = tournament.duels().getFirst().with(Result.DRAW);
        Entrant rested = tournament.entrants().stream()
                .filter(entrant -> !over.entrants().contains(entrant))
                .findFirst()
                .orElseThrow();

        assertThat(Director.next(tournament.with(over)))
                .isInstanceOfSatisfying(
                        Step.Play.class,
                        play -> assertThat(play.pairings().getFirst().entrants())
                                .contains(rested));
    }

    @Test
    void simulated_arenas_keep_everybody_playing() {
        simulate(20);
    }

    @Test
    @Tag("nightly")
    void a_thousand_simulated_arenas_keep_everybody_playing() {
        simulate(1_000);
    }

    private static void simulate(int number) {
        var random = new Random(number);
        for (int each = 0; each < number; each++) {
            int entrants = random.nextInt(4, 33);
            Tournament smooth =
                    Simulation.smooth(random).shortened(entrants * 5).play(ARENA, entrants);
            assertNoPairTwiceInARow(smooth);
            assertColoursBalanced(smooth);
            StandingsCheck.assertRight(
                    Simulation.troubled(random).shortened(entrants * 3).play(ARENA, entrants));
        }
    }

    private static void assertNoPairTwiceInARow(Tournament tournament) {
        Map<Entrant, Entrant> last = new HashMap<>();
        for (Duel duel : tournament.duels()) {
            assertThat(duel.black().equals(last.get(duel.white()))
                            && duel.white().equals(last.get(duel.black())))
                    .isFalse();
            last.put(duel.white(), duel.black());
            last.put(duel.black(), duel.white());
        }
    }

    private static void assertColoursBalanced(Tournament tournament) {
        for (Entrant entrant : tournament.entrants()) {
            int surplus = tournament.duels().stream()
                    .filter(duel -> duel.entrants().contains(entrant))
                    .mapToInt(duel -> duel.white().equals(entrant) ? 1 : -1)
                    .sum();
            assertThat(Math.abs(surplus)).isLessThanOrEqualTo(3);
        }
    }

    private static Tournament begun(int entrants) {
        Tournament tournament = Tournament.start(ARENA, entrants, 0);
        return Director.next(tournament) instanceof Step.Play play ? tournament.with(play.pairings()) : tournament;
    }
}
