package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.Setting.moves;
import static dolmen.rules.games.mausoleumcards.Setting.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.board.Cells;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The ends of games, and seats that give up. */
class EndingTest {

    @Test
    void a_mausoleum_of_ten_millions_wins_at_the_end_of_the_turn_and_the_others_are_ranked_by_theirs() {
        CardsPosition after = play(Setting.of("""
                1: morgue 17; tomb 37
                2: tomb 41
                3: tomb 39
                4: tomb 42
                due turn:1:7
                """), "$43=17");

        assertOver(after, Ending.GRAND, "1", "3", "2 4");
        assertThat(moves(after)).isEmpty();
    }

    @Test
    void nine_millions_do_not_win() {
        assertThat(play(Setting.of("""
                1: morgue 17; tomb 37
                2:
                due turn:1:7
                """), "$45=17").turn()).isEqualTo(new Turn.ToMove(Seat.SECOND));
    }

    @Test
    void when_the_last_grave_is_sold_the_most_valuable_mausoleum_wins() {
        assertOver(play(Setting.of("""
                        1: morgue 17; tomb 37
                        2: tomb 38 44
                        3: tomb 39 41
                        4: tomb 40 42
                        5: tomb 43
                        due turn:1:7
                        """), "$45=17"), Ending.SOLD_OUT, "1 2 3 4", "5");
    }

    @Test
    void ten_millions_count_before_the_last_grave() {
        assertOver(play(Setting.of("""
                        1: morgue 3; tomb 37
                        2: tomb 38 44
                        3: tomb 39 42
                        4: tomb 40 43
                        5: tomb 45
                        due turn:1:7
                        """), "$41=3"), Ending.GRAND, "1", "2 3", "4", "5");
    }

    @Test
    void after_sixty_rounds_the_most_valuable_mausoleum_wins_and_equal_ones_share() {
        CardsPosition last = Setting.of("""
                1: tomb 39
                2: hand 19; tomb 40
                due play:2:60
                """);

        assertThat(last.turn()).isEqualTo(new Turn.ToMove(Seat.SECOND));
        assertOver(play(last, "-19"), Ending.LATE, "1 2");
    }

    @Test
    void a_round_is_over_when_the_turn_comes_back_past_the_first_seat_in_play() {
        CardsPosition position = Setting.of("""
                1: gone1
                2: hand 20
                3: hand 19
                due play:3:7
                """);

        assertThat(play(position, "-19").table().due()).isEqualTo(new Due(Due.Step.TURN, 1, 8));
    }

    @Test
    void who_gives_up_lays_hand_party_and_morgue_on_the_pile_and_takes_the_graves_along() {
        CardsPosition after = Setting.of("""
                1: hand 5
                2: hand 19 21 23 25; taken 20; party 3+52 15; morgue 4 13+53; tomb 37
                3:
                pile 33
                """).withdraw(Seat.SECOND);

        assertThat(after.table().stock().pile()).containsExactly(33, 19, 20, 21, 23, 25, 52, 3, 15, 4, 53, 13);
        assertThat(after.text()).contains("/gone1/");
        assertThat(Cells.has(after.table().shop(), 37)).isFalse();
        assertThat(after.turn()).isEqualTo(new Turn.ToMove(Seat.FIRST));
        assertThat(moves(after)).contains("5@1", "5@3").doesNotContain("5@2");
        assertThat(after.places()).containsExactly(Set.of(Seat.FIRST, new Seat(2)), Set.of(Seat.SECOND));
    }

    @Test
    void who_gives_up_in_turn_ends_the_turn() {
        CardsPosition after = Setting.of("""
                1: hand 5
                2:
                3:
                """).withdraw(Seat.FIRST);

        assertThat(after.turn()).isEqualTo(new Turn.ToMove(Seat.SECOND));
        assertThat(after.table().due()).isEqualTo(new Due(Due.Step.TURN, 1, 7));
    }

    @Test
    void who_gives_up_while_drawing_draws_nothing() {
        CardsPosition drawing = play(Setting.of("""
                1: hand 5
                2:
                3:
                due turn:1:7
                """), "deck");

        assertThat(drawing.withdraw(Seat.FIRST).turn()).isEqualTo(new Turn.ToMove(Seat.SECOND));
        assertThat(drawing.withdraw(Seat.SECOND).turn()).isEqualTo(new Turn.Chance());
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void during_the_deal_the_others_are_dealt_on_and_the_first_of_them_begins(int players) {
        CardsPosition position =
                play(CardsPosition.start(players), "deal:1 deal:2").withdraw(Seat.FIRST);
        while (position.turn() instanceof Turn.Chance) {
            position = position.play(new CardsMove.Deal(Cells.first(position.deck())));
        }

        assertThat(position.turn()).isEqualTo(new Turn.ToMove(Seat.SECOND));
        int full = position.table().handSize();
        CardsPosition dealt = position;
        assertThat(position.table().playing())
                .hasSize(players - 1)
                .allSatisfy(seat -> assertThat(Cells.count(dealt.hand(seat))).isEqualTo(full));
        assertThat(moves(position)).containsExactly("deck", "pile");
    }

    @ParameterizedTest
    @ValueSource(ints = {3, 4, 5})
    void the_last_who_stays_wins_and_the_first_to_leave_comes_last(int players) {
        CardsPosition position = CardsPosition.start(players);
        for (int seat = 0; seat < players - 1; seat++) {
            position = position.withdraw(new Seat(seat));
        }

        String[] places = new String[players];
        Arrays.setAll(places, place -> Integer.toString(players - place));
        assertOver(position, Ending.ALONE, places);
    }

    @Test
    void at_a_table_of_two_nobody_leaves_and_nobody_leaves_twice_or_after_the_end() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> CardsPosition.start(2).withdraw(Seat.FIRST));
        CardsPosition left = CardsPosition.start(3).withdraw(Seat.FIRST);
        assertThatIllegalArgumentException().isThrownBy(() -> left.withdraw(Seat.FIRST));
        CardsPosition over = left.withdraw(Seat.SECOND);
        assertThatIllegalArgumentException().isThrownBy(() -> over.withdraw(new Seat(2)));
        assertThatIllegalArgumentException().isThrownBy(() -> left.withdraw(new Seat(3)));
    }

    /** Asserts the places, counted from 1; seats that share one are separated by blanks. */
    private static void assertOver(CardsPosition position, Ending ending, String... places) {
        List<Set<Seat>> ranking = Arrays.stream(places)
                .map(place -> Arrays.stream(place.split(" ", -1))
                        .map(seat -> new Seat(Integer.parseInt(seat) - 1))
                        .collect(Collectors.toUnmodifiableSet()))
                .toList();
        assertThat(position.turn()).isEqualTo(new Turn.Over(new Outcome(ranking, ending)));
    }
}
