package dolmen.bot.pairing;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Pairing;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.pairing.event.Step;
import dolmen.bot.pairing.event.Tournament;
import dolmen.bot.pairing.standing.Standing;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

final class KnockoutTest {
    private static final Format.Knockout PLAIN = new Format.Knockout(false);
    private static final Format.Knockout WITH_THIRD_PLACE = new Format.Knockout(true);

    @Test
    void the_highest_seeds_have_the_byes() {
        assertThat(pairs(Tournament.start(PLAIN, 6, 0))).containsExactlyInAnyOrder(List.of(4, 5), List.of(3, 6));
    }

    @Test
    void a_match_begins_once_both_players_are_known() {
        Tournament tournament = played(Tournament.start(PLAIN, 6, 0));

        assertThat(pairs(win(tournament, 4))).containsExactly(List.of(1, 4));
        assertThat(pairs(win(tournament, 3))).containsExactly(List.of(2, 3));
    }

    @Test
    void a_drawn_match_is_replayed_with_changed_colours() {
        Tournament tournament = played(Tournament.start(PLAIN, 2, 0));
        Duel first = tournament.duels().getFirst();

        assertThat(Director.next(tournament.with(first.with(Result.DRAW))))
                .isEqualTo(
                        new Step.Play(List.of(Duel.open(1, /* white= */ first.black(), /* black= */ first.white()))));
    }

    @Test
    void after_a_drawn_replay_the_higher_seed_advances() {
        Tournament tournament = draw(played(draw(played(Tournament.start(PLAIN, 2, 0)))));

        assertThat(Director.next(tournament)).isEqualTo(new Step.End());
        assertThat(Director.standings(tournament).getFirst().entrant()).isEqualTo(new Entrant(1));
    }

    @Test
    void an_entrant_who_has_left_forfeits_the_next_match() {
        Tournament tournament = Tournament.start(PLAIN, 4, 0).without(new Entrant(1));

        assertThat(played(tournament).duels().stream().filter(Duel::decided).toList())
                .singleElement()
                .satisfies(duel -> assertThat(duel.opponent(new Entrant(4))).isEqualTo(new Entrant(1)));
    }

    @Test
    void after_a_double_forfeit_the_next_opponent_has_a_walkover() {
        Tournament tournament = played(Tournament.start(PLAIN, 4, 0));
        for (Duel duel : tournament.duels()) {
            boolean top = duel.entrants().contains(new Entrant(1));
            tournament = tournament.with(duel.with(top ? Result.BOTH_FORFEIT : winner(duel, new Entrant(2))));
        }

        assertThat(Director.next(tournament)).isEqualTo(new Step.End());
        assertThat(Director.standings(tournament).getFirst().entrant()).isEqualTo(new Entrant(2));
    }

    @Test
    void the_losers_of_the_semifinals_may_play_for_third_place() {
        Tournament tournament = win(win(played(Tournament.start(WITH_THIRD_PLACE, 4, 0)), 1), 2);

        assertThat(pairs(tournament)).containsExactlyInAnyOrder(List.of(1, 2), List.of(3, 4));
        assertThat(Director.standings(win(win(played(tournament), 4), 2)))
                .extracting(standing -> standing.entrant().number())
                .containsExactly(2, 1, 4, 3);
    }

    @Test
    void simulated_knockouts_have_one_winner() {
        simulate(60);
    }

    @Test
    @Tag("nightly")
    void a_thousand_simulated_knockouts_have_one_winner() {
        simulate(1_000);
    }

    private static void simulate(int number) {
        var random = new Random(number);
        for (int each = 0; each < number; each++) {
            int entrants = random.nextInt(4, 65);
            Format.Knockout format = random.nextBoolean() ? PLAIN : WITH_THIRD_PLACE;
            assertOneWinner(Simulation.smooth(random).play(format, entrants), format);
            Tournament troubled = Simulation.troubled(random).play(format, entrants);
            assertThat(Director.standings(troubled)).hasSize(entrants);
        }
    }

    /** Everybody but the winner loses exactly once, if a drawn replay is lost by the lower seed. */
    private static void assertOneWinner(Tournament tournament, Format.Knockout format) {
        int[] losses = new int[tournament.size() + 1];
        for (Duel duel : tournament.duels()) {
            boolean replay = tournament.duels().stream()
                    .anyMatch(other -> other.round() == duel.round()
                            && other.white().equals(duel.black())
                            && other.black().equals(duel.white())
                            && tournament.duels().indexOf(other)
                                    < tournament.duels().indexOf(duel));
            switch (duel.result()) {
                case WHITE_WINS -> losses[duel.black().number()]++;
                case BLACK_WINS -> losses[duel.white().number()]++;
                case DRAW -> losses[Math.max(duel.white().number(), duel.black().number())] += replay ? 1 : 0;
                default -> throw new AssertionError("a forfeit in a smooth tournament: " + duel);
            }
        }
        List<Standing> standings = Director.standings(tournament);
        int winner = standings.getFirst().entrant().number();
        assertThat(standings.get(1).place()).isEqualTo(2);
        assertThat(losses[winner]).isZero();
        int third = format.thirdPlace() ? 2 : 1;
        assertThat(IntStream.rangeClosed(1, tournament.size()).filter(each -> each != winner))
                .allSatisfy(each -> assertThat(losses[each]).isBetween(1, third));
        assertThat(IntStream.of(losses).sum())
                .isEqualTo(tournament.size() - 1 + (format.thirdPlace() && semifinalsPlayed(tournament) ? 1 : 0));
    }

    /** With three entrants one semifinal is a bye, and its loser is nobody. */
    private static boolean semifinalsPlayed(Tournament tournament) {
        return tournament.size() > 3;
    }

    private static Tournament played(Tournament tournament) {
        return Director.next(tournament) instanceof Step.Play(List<Pairing> pairings)
                ? tournament.with(pairings)
                : tournament;
    }

    private static List<List<Integer>> pairs(Tournament tournament) {
        return played(tournament).pairings().stream()
                .skip(tournament.pairings().size())
                .map(pairing -> pairing.entrants().stream()
                        .map(Entrant::number)
                        .sorted()
                        .toList())
                .toList();
    }

    private static Tournament win(Tournament tournament, int winner) {
        Duel duel = tournament.duels().stream()
                .filter(open -> !open.decided() && open.entrants().contains(new Entrant(winner)))
                .findFirst()
                .orElseThrow();
        return tournament.with(duel.with(winner(duel, new Entrant(winner))));
    }

    private static Result winner(Duel duel, Entrant winner) {
        return duel.white().equals(winner) ? Result.WHITE_WINS : Result.BLACK_WINS;
    }

    private static Tournament draw(Tournament tournament) {
        return tournament.with(tournament.duels().getLast().with(Result.DRAW));
    }
}
