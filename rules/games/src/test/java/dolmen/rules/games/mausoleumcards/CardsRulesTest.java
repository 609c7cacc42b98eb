package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.Setting.moves;
import static dolmen.rules.games.mausoleumcards.Setting.movesLike;
import static dolmen.rules.games.mausoleumcards.Setting.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.board.Cells;
import java.util.List;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The rules of the card game one by one, but for burials and endings. */
class CardsRulesTest {

    @ParameterizedTest
    @CsvSource({"2, 5", "3, 5", "4, 4", "5, 3"})
    void cards_are_dealt_one_at_a_time_round_the_table_and_the_first_seat_begins(int players, int hand) {
        CardsPosition position = CardsPosition.start(players);
        var random = RandomGeneratorFactory.of("L64X128MixRandom").create(1);
        for (int card = 0; card < players * hand; card++) {
            assertThat(position.turn()).isEqualTo(new Turn.Chance());
            assertThat(position.table().due().seat()).isEqualTo(card % players);
            position = position.play(position.sampleChance(random));
        }
        assertThat(position.turn()).isEqualTo(new Turn.ToMove(Seat.FIRST));
        for (int seat = 0; seat < players; seat++) {
            assertThat(Cells.count(position.hand(seat))).isEqualTo(hand);
        }
        assertThat(Cells.count(position.deck())).isEqualTo(45 - players * hand);
        assertThat(position.table().shop()).isEqualTo(Deck.GRAVES);
        assertThat(moves(position)).containsExactly("deck");
    }

    @Test
    void a_turn_is_a_draw_and_a_play() {
        CardsPosition before = Setting.of("""
                1: hand 5
                2:
                pile 20 21
                due turn:1:7
                """);

        assertThat(moves(before)).containsExactly("deck", "pile");
        CardsPosition drawing = play(before, "deck");
        assertThat(drawing.turn()).isEqualTo(new Turn.Chance());
        CardsPosition playing = play(drawing, "deal:3");
        assertThat(moves(playing)).contains("3@1", "3@2", "-3", "5@2").doesNotContain("deck", "pile");
        assertThat(play(playing, "3@2").turn()).isEqualTo(new Turn.ToMove(Seat.SECOND));
    }

    @Test
    void the_top_of_the_pile_is_the_last_card_on_it() {
        CardsPosition taken = play(Setting.of("""
                1: hand 5
                2:
                pile 20 21
                due turn:1:7
                """), "pile");

        assertThat(Cells.has(taken.hand(0), 21)).isTrue();
        assertThat(taken.table().stock().pile()).containsExactly(20);
    }

    @Test
    void any_card_may_be_discarded_instead() {
        CardsPosition after = play(Setting.of("""
                1: hand 5
                2:
                pile 20
                """), "-5");

        assertThat(after.table().stock().pile()).containsExactly(20, 5);
    }

    @Test
    void an_heir_is_invited_to_any_party_that_has_room() {
        assertThat(movesLike(Setting.of("""
                1: hand 5; party 1 2 3 4
                2: party 7 8 9
                3:
                """), "5@")).containsExactly("5@2", "5@3");
    }

    @Test
    void an_accident_sends_an_heir_and_its_doozy_to_the_morgue_of_its_host() {
        CardsPosition after = play(Setting.of("""
                1: hand 19
                2: party 3+52; morgue 4
                """), "19x3");

        assertThat(after.text()).contains(";-;-;3+52,4;-");
        assertThat(after.table().stock().pile()).containsExactly(19);
    }

    @Test
    void a_fifth_heir_in_a_morgue_is_discarded_at_once_and_then_the_accident() {
        CardsPosition after = play(Setting.of("""
                1: hand 19
                2: party 3+52; morgue 7 8 9 10
                """), "19x3");

        assertThat(after.table().stock().pile()).containsExactly(52, 3, 19);
        assertThat(Cells.count(after.table().household(1).morgue())).isEqualTo(4);
        assertThat(after.table().doozies()).isEmpty();
    }

    @Test
    void an_heir_with_a_bodyguard_cannot_be_offed() {
        assertThat(movesLike(Setting.of("""
                1: hand 19
                2: party 3+54 15
                """), "19x")).containsExactly("19x15");
    }

    @Test
    void who_has_a_meddling_cousin_at_the_own_party_may_off_only_meddling_cousins_at_any_party() {
        assertThat(movesLike(Setting.of("""
                1: hand 19; party 3 11
                2: party 4 12
                """), "19x")).containsExactly("19x11", "19x12");
    }

    @Test
    void a_meddling_cousin_at_another_party_does_not_meddle() {
        assertThat(movesLike(Setting.of("""
                1: hand 19; party 3
                2: party 4 12
                """), "19x")).containsExactly("19x3", "19x4", "19x12");
    }

    @Test
    void a_meddling_cousin_with_a_bodyguard_still_meddles() {
        assertThat(movesLike(Setting.of("""
                1: hand 19; party 3 11+54
                2: party 4
                """), "19x")).isEmpty();
    }

    @Test
    void a_clever_heir_is_safe_from_who_can_off_somebody_else_at_any_party() {
        assertThat(movesLike(Setting.of("""
                1: hand 19; party 5
                2: party 6 13
                """), "19x")).containsExactly("19x13");
    }

    @Test
    void clever_heirs_do_not_protect_each_other() {
        assertThat(movesLike(Setting.of("""
                1: hand 19; party 5
                2: party 6 13+54
                """), "19x")).containsExactly("19x5", "19x6");
    }

    @Test
    void a_meddling_cousin_keeps_clever_heirs_safe_too() {
        assertThat(movesLike(Setting.of("""
                1: hand 19; party 11
                2: party 6
                """), "19x")).containsExactly("19x11");
    }

    @Test
    void on_holiday_discards_itself_then_the_doozy_then_the_heir() {
        CardsPosition before = Setting.of("""
                1: hand 46; party 13
                2: party 3+54; morgue 4
                """);

        assertThat(movesLike(before, "46:")).containsExactly("46:3", "46:13");
        assertThat(play(before, "46:3").table().stock().pile()).containsExactly(46, 54, 3);
    }

    @Test
    void a_change_of_plans_sends_an_own_guest_to_another_party_with_room() {
        CardsPosition before = Setting.of("""
                1: hand 48; party 13+53
                2: party 3 4 5 6
                3: party 7
                """);

        assertThat(movesLike(before, "48:")).containsExactly("48:13@3");
        CardsPosition after = play(before, "48:13@3");
        assertThat(after.text()).contains(";-;7,13+53;-;-").contains(" 48 ");
    }

    @Test
    void body_snatchers_take_an_heir_from_another_morgue_into_the_own_if_it_has_room() {
        CardsPosition before = Setting.of("""
                1: hand 49; party 13; morgue 7 8 9
                2: party 3; morgue 4+52 15
                """);

        assertThat(movesLike(before, "49:")).containsExactly("49:4", "49:15");
        CardsPosition after = play(before, "49:4");
        assertThat(after.text()).contains(";13;4+52,7,8,9;-").contains(";3;15;-");
        assertThat(movesLike(Setting.of("""
                1: hand 49; morgue 7 8 9 10
                2: morgue 4
                """), "49:")).isEmpty();
    }

    @Test
    void a_gatecrasher_takes_an_heir_from_another_party_into_the_own_if_it_has_room() {
        CardsPosition before = Setting.of("""
                1: hand 51; party 7 8 13
                2: party 3+54; morgue 4
                """);

        assertThat(movesLike(before, "51:")).containsExactly("51:3");
        assertThat(play(before, "51:3").text()).contains(";3+54,7,8,13;-;-");
        assertThat(movesLike(Setting.of("""
                1: hand 51; party 7 8 9 10
                2: party 3
                """), "51:")).isEmpty();
    }

    @Test
    void a_doozy_is_put_on_an_heir_at_any_party_who_carries_none_and_stays_there() {
        CardsPosition before = Setting.of("""
                1: hand 52; party 13
                2: party 3+54 4; morgue 15
                """);

        assertThat(movesLike(before, "52:")).containsExactly("52:4", "52:13");
        CardsPosition after = play(before, "52:4");
        assertThat(after.text()).contains("3+54,4+52");
        assertThat(after.table().stock().pile()).isEmpty();
    }

    @Test
    void when_the_deck_is_empty_at_the_end_of_a_turn_the_pile_becomes_the_deck() {
        CardsPosition last = withOneCardInTheDeck();
        int card = Cells.first(last.deck());

        CardsPosition drawn = play(last, "deck deal:" + card);
        assertThat(drawn.deck()).isZero();
        assertThat(drawn.table().stock().pile()).isNotEmpty();

        CardsPosition after = play(drawn, "-" + card);
        assertThat(after.table().stock().pile()).isEmpty();
        assertThat(Cells.has(after.deck(), card)).isTrue();
        assertThat(moves(after)).containsExactly("deck");
    }

    static CardsPosition withOneCardInTheDeck() {
        return Setting.of("""
                1: hand 25 26 27 28 29
                2: hand 30 31 32 33 34
                pile 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 46 47 48 49 50 51 52 53 54 35
                due turn:1:7
                """);
    }

    @Test
    void only_what_is_legal_can_be_played() {
        CardsPosition before = Setting.of("""
                1: hand 5 19 46; party 7
                2: party 3
                3: gone1
                """);
        for (String move : List.of(
                "deck", "pile", "deal:4", "4@1", "5@3", "5@5", "20x7", "19x4", "46:4", "-4", "$37=7", "5x7", "7@1")) {
            assertThatIllegalArgumentException().as(move).isThrownBy(() -> play(before, move));
        }
    }

    @Test
    void chance_deals_only_what_is_in_the_deck() {
        CardsPosition drawing = play(Setting.of("""
                1: hand 5
                2: party 3
                due turn:1:7
                """), "deck");

        assertThatIllegalArgumentException().isThrownBy(() -> play(drawing, "deal:3"));
        assertThatIllegalArgumentException().isThrownBy(() -> play(drawing, "deal:5"));
        assertThatIllegalArgumentException().isThrownBy(() -> play(drawing, "deal:37"));
    }
}
