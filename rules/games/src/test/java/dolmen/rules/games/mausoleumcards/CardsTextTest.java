package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.Setting.play;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CardsTextTest {
    private static final CardsGame GAME = new CardsGame();

    /** Seat 1 has one more card than between turns, because it has drawn. */
    private static final String TEXT = "cards1 5,19,20,22,23;21;3+54;-;37/24,25,26,27;28;-;2,6;- 19,24/25 33,12"
            + " 38,39,40,41,42,43,44,45 play:1:7 61";

    @Test
    void a_game_starts_with_all_cards_in_the_deck() {
        assertThat(CardsPosition.start(2).text())
                .isEqualTo("cards1 -;-;-;-;-/-;-;-;-;- - - 37,38,39,40,41,42,43,44,45 deal:1:1 0");
    }

    @Test
    void a_text_reads_back_to_its_position() {
        Position<CardsMove> position = read(2, TEXT);

        assertThat(position.text()).isEqualTo(TEXT);
        assertThat(((CardsPosition) position).table().stock().shuffles())
                .extracting(Shuffle::left)
                .containsExactly(0, 0, 45 - 6 - 5 - 4 - 2);
    }

    @Test
    void positions_that_differ_in_what_can_be_known_have_different_texts() {
        assertThat(read(2, TEXT)).isNotEqualTo(read(2, TEXT.replace("19,24/25", "19/24,25")));
    }

    @Test
    void seats_that_gave_up_are_told_in_their_order() {
        CardsPosition position =
                play(CardsPosition.start(4), "deal:5").withdraw(Seat.FIRST).withdraw(new Seat(2));

        assertThat(position.text())
                .isEqualTo("cards1 gone1/-;-;-;-;-/gone2/-;-;-;-;- - 5 37,38,39,40,41,42,43,44,45 deal:2:1 3");
        assertThat(read(4, position.text())).isEqualTo(position);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "cards1 | cards2 | it does not have the seven fields of cards1",
                "' 61' | | it does not have the seven fields of cards1",
                "5,19,20,22,23;21;3+54;-;37/ | | it does not have 2 seats",
                ";-;37/ | ;37/ | a seat does not have five sets of cards",
                "5,19 | 05,19 | \"05\" is not a number",
                "5,19 | 55,19 | there is no card 55",
                "5,19 | 0,19 | there is no card 0",
                "5,19 | 19,5 | cards are not in ascending order",
                "33,12 | 33,5 | card 5 is in two places",
                "5,19,20 | 5,19 | a hand has the wrong size",
                "24,25,26 | 18,24,25,26 | a hand has the wrong size",
                "22,23 | 22,37 | card 37 is in two places",
                "27;28 | 27;45 | card 45 is in two places",
                "2,6; | 2,33; | card 33 is in two places",
                ";3+54; | ;36; | a card at a party or in a morgue is not an heir",
                ";2,6; | ;2,6,7,8,9; | there are more than four heirs",
                "3+54 | 3+46 | a card on an heir is not a doozy",
                "5,19 | 5+52,19 | a doozy is on a card that is not an heir at a party or in a morgue",
                "24/25 | 24/24 | a card belongs to two shuffles",
                "19,24/25 | 19,24/29 | a card that nobody holds belongs to an earlier shuffle",
                "19,24/25 | 19,24/21 | a card that nobody holds belongs to an earlier shuffle",
                "38,39 | 39 | a grave is missing",
                "play:1 | play:2 | a hand has the wrong size",
                "play:1 | play:3 | no seat can act",
                "play:1 | play:0 | no seat can act",
                "play:1 | rest:1 | there is no step rest",
                "play:1:7 | play:1 | it does not give the next step",
                ":7 6 | :62 6 | there is no such round",
                ":7 6 | :0 6 | there is no such round",
                "play:1 | deal:1 | the first deal is not over",
                "play:1 | deal:3 | no seat can act",
                "19,24/25 | 19+52,24/25 | a card in a hand has a doozy",
                "' 61' | ' 0' | ply 0 is not the start"
            })
    void what_cannot_be_is_refused(String part, String changed, String complaint) {
        assertThat(TEXT).contains(part);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> read(2, TEXT.replace(part, changed == null ? "" : changed)))
                .withMessage("not a position of Mausoleum, the card game: " + complaint);
    }

    @Test
    void at_a_table_of_two_no_seat_has_given_up() {
        String text = "cards1 gone1/19,20,21,22,23;-;-;-;- - - 37,38,39,40,41,42,43,44,45 turn:2:7 50";

        assertThatIllegalArgumentException()
                .isThrownBy(() -> read(2, text))
                .withMessageEndingWith("too many seats gave up");
    }

    @ParameterizedTest
    @CsvSource({"gone1, gone1", "gone2, gone3", "gone2, -;-;-;-;-"})
    void seats_give_up_one_by_one(String first, String second) {
        String text = "cards1 %s/%s/19,20,21,22,23;-;-;-;-/24,25,26,27;-;-;-;- - - 37,38 turn:3:2 50"
                .formatted(first, second);
        assertThatIllegalArgumentException().isThrownBy(() -> read(4, text));
    }

    @Test
    void an_unknown_variant_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> GAME.start(Variant.of("mausoleum")));
    }

    private static Position<CardsMove> read(int players, String text) {
        return GAME.read(Setting.variant(players), text);
    }
}
