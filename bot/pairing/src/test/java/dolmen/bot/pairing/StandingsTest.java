package dolmen.bot.pairing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import dolmen.bot.pairing.event.Duel;
import dolmen.bot.pairing.event.Entrant;
import dolmen.bot.pairing.event.Format;
import dolmen.bot.pairing.event.Points;
import dolmen.bot.pairing.event.Result;
import dolmen.bot.pairing.event.Tournament;
import dolmen.bot.pairing.standing.Standing;
import dolmen.bot.pairing.standing.TieBreak;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Standings of small tournaments by hand; the simulations compare those of larger ones with a naive reckoning. */
final class StandingsTest {
    private static final Entrant ANNA = new Entrant(1);
    private static final Entrant BERT = new Entrant(2);
    private static final Entrant CARA = new Entrant(3);
    private static final Entrant DAVE = new Entrant(4);

    @Test
    void entrants_without_a_match_share_first_place_in_the_order_of_their_seeds() {
        assertThat(Director.standings(roundRobin()))
                .extracting(Standing::place, Standing::entrant)
                .containsExactly(tuple(1, ANNA), tuple(1, BERT), tuple(1, CARA), tuple(1, DAVE));
    }

    @Test
    void the_direct_encounter_decides_between_two_with_equal_points() {
        List<Standing> standings = Director.standings(roundRobin(
                won(ANNA, CARA),
                won(BERT, ANNA),
                won(BERT, DAVE),
                won(CARA, BERT),
                won(ANNA, DAVE),
                drawn(CARA, DAVE)));

        assertThat(standings)
                .extracting(Standing::place, Standing::entrant)
                .containsExactly(tuple(1, BERT), tuple(2, ANNA), tuple(3, CARA), tuple(4, DAVE));
        assertThat(standings.getFirst().tieBreaks()).containsEntry(TieBreak.DIRECT_ENCOUNTER, Points.ONE);
    }

    @Test
    void equals_in_everything_share_a_place_and_the_next_one_is_left_out() {
        assertThat(Director.standings(roundRobin(
                        won(ANNA, BERT),
                        won(BERT, CARA),
                        won(CARA, ANNA),
                        won(ANNA, DAVE),
                        won(BERT, DAVE),
                        won(CARA, DAVE))))
                .extracting(Standing::place)
                .containsExactly(1, 1, 1, 4);
    }

    @Test
    void a_forfeit_is_a_win_of_the_opponent_and_a_double_forfeit_of_nobody() {
        Tournament tournament = roundRobin(won(ANNA, BERT).with(Result.WHITE_FORFEITS))
                .with(List.of(won(CARA, DAVE).with(Result.BOTH_FORFEIT)));

        assertThat(Director.standings(tournament).getFirst()).satisfies(best -> {
            assertThat(best.entrant()).isEqualTo(BERT);
            assertThat(best.points()).isEqualTo(Points.ONE);
        });
        assertThat(tournament.points(CARA).plus(tournament.points(DAVE))).isEqualTo(Points.ZERO);
    }

    @Test
    void in_a_round_robin_a_forfeit_counts_in_the_direct_encounter() {
        Tournament tournament = roundRobin(won(ANNA, BERT).with(Result.WHITE_FORFEITS), won(ANNA, CARA));

        assertThat(Director.standings(tournament)).extracting(Standing::entrant).startsWith(BERT, ANNA);
    }

    @Test
    void in_a_swiss_tournament_an_absent_opponent_counts_as_if_drawing() {
        Tournament tournament = Tournament.start(new Format.Swiss(3), 4, 0)
                .with(List.of(won(ANNA, BERT), won(CARA, DAVE)))
                .with(List.of(new Duel(2, ANNA, CARA, Result.DRAW), new Duel(2, DAVE, BERT, Result.BLACK_FORFEITS)));

        assertThat(Director.standings(tournament).stream()
                        .filter(standing -> standing.entrant().equals(ANNA)))
                .singleElement()
                .satisfies(anna -> assertThat(anna.tieBreaks())
                        .containsEntry(TieBreak.BUCHHOLZ, Points.of(2))
                        .containsEntry(TieBreak.SONNEBORN_BERGER, Points.ONE.plus(new Points(12))));
    }

    @Test
    void an_open_match_changes_no_tie_break() {
        Tournament first = Tournament.start(new Format.Swiss(3), 4, 0).with(List.of(won(ANNA, BERT), won(CARA, DAVE)));
        Tournament second = first.with(List.of(Duel.open(2, ANNA, CARA), Duel.open(2, DAVE, BERT)));

        assertThat(Director.standings(second)).isEqualTo(Director.standings(first));
    }

    private static Tournament roundRobin(Duel... duels) {
        return Tournament.start(new Format.RoundRobin(1), 4, 0).with(new ArrayList<>(List.of(duels)));
    }

    private static Duel won(Entrant winner, Entrant loser) {
        return new Duel(1, winner, loser, Result.WHITE_WINS);
    }

    private static Duel drawn(Entrant one, Entrant other) {
        return new Duel(1, one, other, Result.DRAW);
    }
}
