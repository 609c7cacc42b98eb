package dolmen.rules.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dolmen.rules.Seat;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class MatchAnalysisTest {
    private static final Seat FIRST = Seat.FIRST;
    private static final Seat SECOND = Seat.FIRST.opponent();

    private static AnalysedTurn turn(int number, Seat seat, Worth before, Worth after) {
        return new AnalysedTurn(
                number, number - 1, seat, List.of("a"), List.of("b"), List.of(), true, before, after, true);
    }

    @Test
    void an_evaluation_of_nothing_is_an_even_chance_and_250_are_odds_of_e_to_one() {
        assertThat(new Worth.Estimated(0).chance()).isEqualTo(0.5);
        assertThat(new Worth.Estimated(250).chance()).isCloseTo(Math.E / (1 + Math.E), within(1e-12));
        assertThat(new Worth.Estimated(250).forOther().chance() + new Worth.Estimated(250).chance())
                .isCloseTo(1, within(1e-12));
        assertThat(Worth.WON.forOther()).isEqualTo(Worth.LOST);
    }

    @Test
    void accuracy_is_the_share_of_the_chance_that_turns_kept_on_average() {
        var analysis = new MatchAnalysis(
                List.of(
                        turn(1, FIRST, Worth.WON, Worth.DRAWN),
                        turn(2, SECOND, Worth.DRAWN, Worth.LOST),
                        turn(3, FIRST, Worth.WON, Worth.WON)),
                Worth.WON);

        assertThat(analysis.accuracy(FIRST)).hasValue(75);
        assertThat(analysis.accuracy(SECOND)).hasValue(0);
    }

    @Test
    void turns_without_a_choice_or_a_chance_say_nothing_about_accuracy() {
        var forced = new AnalysedTurn(
                1, 0, FIRST, List.of("a"), List.of(), List.of(), false, Worth.DRAWN, Worth.LOST, false);
        var analysis = new MatchAnalysis(List.of(forced, turn(2, FIRST, Worth.LOST, Worth.LOST)), Worth.LOST);

        assertThat(analysis.accuracy(FIRST)).isEmpty();
    }

    @Test
    void turning_points_are_the_five_that_gave_most_away_in_the_order_of_play() {
        List<AnalysedTurn> turns = IntStream.rangeClosed(1, 8)
                .mapToObj(number ->
                        turn(number, FIRST, new Worth.Estimated(100 * number), new Worth.Estimated(-100 * number)))
                .toList();

        assertThat(new MatchAnalysis(turns, Worth.LOST).turningPoints())
                .extracting(AnalysedTurn::number)
                .containsExactly(4, 5, 6, 7, 8);
    }

    @Test
    void a_turn_that_gave_little_away_turned_nothing() {
        var small = turn(1, FIRST, new Worth.Estimated(0), new Worth.Estimated(-90));

        assertThat(small.lost()).isLessThan(MatchAnalysis.LEAST_TURN);
        assertThat(new MatchAnalysis(List.of(small), Worth.LOST).turningPoints())
                .isEmpty();
    }

    @Test
    void what_was_looked_at_once_is_a_turning_point_only_if_it_is_proved() {
        var once = new AnalysedTurn(
                1,
                0,
                FIRST,
                List.of("a"),
                List.of("b"),
                List.of(),
                true,
                new Worth.Estimated(100),
                new Worth.Estimated(-100),
                false);
        var proved = new AnalysedTurn(
                2, 1, SECOND, List.of("a"), List.of("b"), List.of(), true, Worth.WON, Worth.LOST, false);

        assertThat(new MatchAnalysis(List.of(once, proved), Worth.WON).turningPoints())
                .containsExactly(proved);
    }

    @Test
    void a_match_that_was_lost_at_no_confirmed_turn_was_lost_at_the_one_that_cost_most() {
        var little = unconfirmed(1, new Worth.Estimated(0), new Worth.Estimated(-150));
        var much = unconfirmed(3, new Worth.Estimated(0), Worth.LOST);

        assertThat(new MatchAnalysis(List.of(little, much), Worth.LOST).turningPoints())
                .containsExactly(much);
        assertThat(new MatchAnalysis(List.of(little), Worth.LOST).turningPoints())
                .isEmpty();
    }

    private static AnalysedTurn unconfirmed(int number, Worth before, Worth after) {
        return new AnalysedTurn(
                number, number - 1, FIRST, List.of("a"), List.of("b"), List.of(), true, before, after, false);
    }

    @Test
    void the_curve_is_the_chance_of_the_first_seat_before_each_turn_and_at_the_end() {
        var analysis = new MatchAnalysis(
                List.of(turn(1, FIRST, Worth.DRAWN, Worth.DRAWN), turn(2, SECOND, Worth.WON, Worth.WON)), Worth.LOST);

        assertThat(analysis.chances()).containsExactly(0.5, 0.0, 0.0);
    }

    @Test
    void a_glimpse_is_read_as_it_was_written() {
        for (Worth worth : List.of(Worth.WON, Worth.LOST, Worth.DRAWN, new Worth.Estimated(-37))) {
            var glimpse = new Glimpse(worth, List.of("a1-a3", "b2x"));
            assertThat(Glimpse.read(glimpse.text())).isEqualTo(glimpse);
        }
        assertThat(Glimpse.read("won").line()).isEmpty();
        assertThatThrownBy(() -> Glimpse.read("perhaps a1-a3")).isInstanceOf(IllegalArgumentException.class);
    }
}
