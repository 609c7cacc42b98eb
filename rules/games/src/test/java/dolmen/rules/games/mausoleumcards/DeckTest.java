package dolmen.rules.games.mausoleumcards;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.board.Cells;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DeckTest {

    @Test
    void there_are_eighteen_heirs_eighteen_accidents_nine_graves_six_incidents_and_three_doozies() {
        assertThat(Deck.HEIRS).isEqualTo(cards(1, 18));
        assertThat(Deck.ACCIDENTS).isEqualTo(cards(19, 36));
        assertThat(Deck.GRAVES).isEqualTo(cards(37, 45));
        assertThat(Deck.DOOZIES).isEqualTo(cards(52, 54));
        assertThat(Deck.ALL).isEqualTo(cards(1, 54));
    }

    private static long cards(int first, int last) {
        return LongStream.rangeClosed(first, last).map(card -> 1L << card).sum();
    }

    @ParameterizedTest
    @CsvSource({
        "1, Beloved Husband, 2, SPOUSE, false",
        "3, Loving Grandfather, 4, NONE, true",
        "9, Bumbling Gardener, 0, NONE, false",
        "12, Meddling Cousin, 1, MEDDLING, true",
        "27, Tainted Canapés, 0, NONE, true",
        "37, Marble Rotunda, 7, NONE, true",
        "46, On Holiday, 0, ON_HOLIDAY, false",
        "54, Bodyguard, 0, BODYGUARD, true"
    })
    void a_card_is_read_with_the_mark_of_what_the_house_filled_in(
            int number, String name, int value, CardRule rule, boolean house) {
        Printed card = Deck.card(number);

        assertThat(card.name()).isEqualTo(name);
        assertThat(card.value()).isEqualTo(value);
        assertThat(card.rule()).isEqualTo(rule);
        assertThat(card.house()).isEqualTo(house);
    }

    @Test
    void heirs_and_graves_have_a_value_and_accidents_and_incidents_none() {
        assertThat(IntStream.rangeClosed(1, Deck.CARDS)
                        .filter(card -> Deck.card(card).valued()))
                .containsAll(Cells.stream(Deck.HEIRS | Deck.GRAVES).boxed().toList())
                .allMatch(card -> !Cells.has(Deck.ACCIDENTS, card) && Deck.kind(card) != CardKind.INCIDENT);
    }

    @Test
    void four_graves_always_win_so_that_a_mausoleum_needs_no_more_places() {
        int cheapest = Cells.stream(Deck.GRAVES)
                .map(Deck::value)
                .sorted()
                .limit(Slots.GRAVES)
                .sum();

        assertThat(cheapest).isGreaterThanOrEqualTo(FinalRanking.GRAND);
    }

    @Test
    void deck_and_pile_never_run_out_together() {
        int hands = IntStream.rangeClosed(2, 5)
                .map(seats -> seats * Table.start(seats).handSize())
                .max()
                .orElseThrow();
        int elsewhere = hands + Cells.count(Deck.HEIRS | Deck.DOOZIES);

        assertThat(elsewhere).isEqualTo(37).isLessThan(Cells.count(Deck.ALL & ~Deck.GRAVES));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "heir | Aunt | 4 |",
                "aunt | Aunt | 4 | | aunt",
                "heir | Aunt | four | | aunt",
                "heir | Aunt | 4 | rich | aunt"
            })
    void a_line_that_says_nothing_sensible_is_refused(String line) {
        assertThatIllegalArgumentException().isThrownBy(() -> Printed.read(line));
    }
}
