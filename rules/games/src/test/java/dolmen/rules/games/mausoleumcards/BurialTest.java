package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.Setting.movesLike;
import static dolmen.rules.games.mausoleumcards.Setting.play;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Seat;
import dolmen.rules.Turn;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Buying graves, and the worth of heirs. */
class BurialTest {

    @ParameterizedTest(name = "{0} are worth {1}")
    @CsvSource({
        "1, 2",
        "2, 2",
        "1 2, 8",
        "1 2 3, 12",
        "1+52 2, 10",
        "1+53 2, 4",
        "1+54 2, 8",
        "3, 4",
        "3 9, 4",
        "3+52 5, 11",
        "3+53 5, 5",
        "7, 3",
        "7 8, 6",
        "7+52 8, 8",
        "9+52, 2",
        "11 13 15 17, 9"
    })
    void heirs_are_worth_together(String heirs, int worth) {
        CardsPosition position = Setting.of("""
                1: morgue %s
                2:
                due turn:1:7
                """.formatted(heirs));

        var burial = new Burial(position.table(), position.table().household(0).morgue());
        assertThat(burial.isFitting()).isTrue();
        assertThat(burial.worth()).isEqualTo(worth);
    }

    @Test
    void the_value_buried_is_at_least_the_graves() {
        assertThat(movesLike(Setting.of("""
                1: morgue 3
                2:
                due turn:1:7
                """), "$")).containsExactly("$41=3", "$42=3", "$43=3", "$44=3", "$45=3");
    }

    @Test
    void a_couple_buys_the_dearest_grave() {
        assertThat(movesLike(Setting.of("""
                1: morgue 1 2
                2: tomb 38
                due turn:1:7
                """), "$37=")).containsExactly("$37=1+2", "$37=2+1");
    }

    @Test
    void a_black_sheep_is_buried_alone_or_with_the_other() {
        assertThat(movesLike(Setting.of("""
                1: morgue 3 7 8 9
                2:
                due turn:1:7
                """), "$4"))
                .contains("$43=7", "$43=8", "$42=3+9", "$42=7+8")
                .noneMatch(move -> move.matches(".*[39]\\+[78].*"));
    }

    @Test
    void gardeners_are_buried_along_with_others_but_buy_nothing() {
        assertThat(movesLike(Setting.of("""
                1: morgue 9 10 13 17
                2:
                due turn:1:7
                """), "$45="))
                .contains("$45=9+10+17", "$45=9+17")
                .doesNotContain("$45=9+10", "$45=9", "$45=9+13");
    }

    @Test
    void a_burial_discards_each_doozy_before_its_heir_and_ends_the_turn() {
        CardsPosition after = play(Setting.of("""
                1: morgue 3+52 5 13+53
                2:
                pile 20
                due turn:1:7
                """), "$37=3+5+13");

        assertThat(after.table().stock().pile()).containsExactly(20, 52, 3, 5, 53, 13);
        assertThat(after.table().household(0).worth()).isEqualTo(7);
        assertThat(after.table().shop()).isEqualTo(Deck.GRAVES & ~(1L << 37));
        assertThat(after.table().doozies()).isEmpty();
        assertThat(after.turn()).isEqualTo(new Turn.ToMove(Seat.SECOND));
    }

    @Test
    void any_of_the_heirs_may_be_buried_last_the_others_in_ascending_order() {
        assertThat(movesLike(threeInTheMorgue(), "$37="))
                .containsExactly("$37=3+5+13", "$37=3+13+5", "$37=5+13+3", "$37=3+5", "$37=5+3");
    }

    @ParameterizedTest(name = "{0} leaves {1}")
    @CsvSource({
        "$37=3+5+13, 20 52 3 5 53 13",
        "$37=3+13+5, 20 52 3 53 13 5",
        "$37=5+13+3, 20 5 53 13 52 3",
        "$37=5+3, 20 5 52 3",
        "$38=3+5, 20 52 3 5"
    })
    void the_heir_named_last_lies_on_top_of_the_pile(String burial, String pile) {
        assertThat(listed(play(threeInTheMorgue(), burial).table().stock().pile()))
                .isEqualTo(pile);
    }

    @Test
    void the_next_seat_may_take_the_heir_on_top() {
        CardsPosition after = play(threeInTheMorgue(), "$37=5+3 pile");

        assertThat(after.table().household(1).taken()).isEqualTo(Deck.set(List.of(3)));
    }

    private static String listed(List<Integer> cards) {
        return cards.stream().map(String::valueOf).collect(Collectors.joining(" "));
    }

    private static CardsPosition threeInTheMorgue() {
        return Setting.of("""
                1: morgue 3+52 5 13+53
                2:
                pile 20
                due turn:1:7
                """);
    }

    @Test
    void heirs_at_the_party_or_in_another_morgue_cannot_be_buried() {
        assertThat(movesLike(Setting.of("""
                1: party 3; morgue 13
                2: morgue 4
                due turn:1:7
                """), "$")).isEmpty();
    }
}
