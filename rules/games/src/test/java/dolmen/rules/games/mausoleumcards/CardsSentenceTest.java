package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.Setting.move;
import static dolmen.rules.games.mausoleumcards.Setting.play;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.play.Standing;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What a move is called in a sentence. */
class CardsSentenceTest {
    private static final CardsPosition BEGINNING = CardsNotationTest.BEGINNING;
    private static final CardsPosition MIDDLE = CardsNotationTest.MIDDLE;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5@1 | Seat 1 invites the Clever Niece ($5m) to their own party",
                "5@4 | Seat 1 invites the Clever Niece ($5m) to the party of Seat 4",
                "21x11 | Seat 1 kills the Meddling Cousin ($1m) at their own party with Croquet Accident",
                "46:6 | Seat 1 plays On Holiday, and the Clever Nephew ($7m) is discarded from the party of Seat 2",
                "48:7@4 | Seat 1 plays Change of Plans, and the Black Sheep ($3m) goes to the party of Seat 4",
                "54:3 | Seat 1 puts Bodyguard on the Loving Grandfather ($4m) at the party of Seat 4",
                "-21 | Seat 1 discards Croquet Accident"
            })
    void a_play_is_told_in_a_sentence(String move, String sentence) {
        assertThat(English.of(MIDDLE.describe(move(move), new Spectator()))).isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "deck | Seat 1 draws a card",
                "pile | Seat 1 takes the Clever Niece ($5m) from the pile",
                "$42=3+9 | Seat 1 buries the Loving Grandfather ($4m) and the Bumbling Gardener ($0m), with the Bumbling Gardener on top of the pile, and buys the Sarcophagus for"
                        + " $4m; their mausoleum is worth $4m",
                "$42=9+3 | Seat 1 buries the Bumbling Gardener ($0m) and the Loving Grandfather ($4m), with the Loving Grandfather on top of the pile,"
                        + " and buys the Sarcophagus for $4m; their mausoleum is worth $4m"
            })
    void the_beginning_of_a_turn_is_told_in_a_sentence(String move, String sentence) {
        assertThat(English.of(BEGINNING.describe(move(move), new Spectator()))).isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5@1 | You invite the Clever Niece ($5m) to your party",
                "5@4 | You invite the Clever Niece ($5m) to the party of Seat 4",
                "21x11 | You kill the Meddling Cousin ($1m) at your party with Croquet Accident",
                "46:6 | You play On Holiday, and the Clever Nephew ($7m) is discarded from the party of Seat 2",
                "54:3 | You put Bodyguard on the Loving Grandfather ($4m) at the party of Seat 4",
                "-21 | You discard Croquet Accident"
            })
    void whoever_plays_is_told_of_it_as_you(String move, String sentence) {
        assertThat(English.of(MIDDLE.describe(move(move), Seat.FIRST))).isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5@1 | You invited the Clever Niece ($5m) to your party",
                "21x11 | You killed the Meddling Cousin ($1m) at your party with Croquet Accident",
                "-21 | You discarded Croquet Accident"
            })
    void a_move_that_was_played_is_told_in_the_past(String move, String sentence) {
        assertThat(English.of(MIDDLE.tell(move(move), Seat.FIRST))).isEqualTo(sentence);
    }

    @Test
    void a_draw_is_told_once_to_everybody_and_its_card_to_its_owner() {
        CardsPosition drawing = play(BEGINNING, "deck");

        assertThat(English.of(BEGINNING.tell(move("deck"), Seat.FIRST))).isEqualTo("You drew a card");
        assertThat(English.of(drawing.tell(move("deal:15"), Seat.FIRST))).isEqualTo("It is the Well-to-Do Aunt ($4m)");
        assertThat(English.of(drawing.tell(move("deal:15"), Seat.SECOND)))
                .isEqualTo(English.of(BEGINNING.tell(move("deck"), Seat.SECOND)))
                .isEqualTo("Seat 1 drew a card");
    }

    @Test
    void a_full_morgue_and_a_shuffle_are_told() {
        assertThat(English.of(Setting.of("""
                        1: hand 21
                        2: party 3; morgue 7 8 9 10
                        """).describe(move("21x3"), Seat.SECOND)))
                .isEqualTo("Seat 1 kills the Loving Grandfather ($4m) at your party with Croquet Accident; the morgue"
                        + " is full, so the heir is discarded");
        CardsPosition drawn = play(CardsRulesTest.withOneCardInTheDeck(), "deck deal:36");
        assertThat(English.of(drawn.describe(move("-36"), Seat.SECOND)))
                .isEqualTo("Seat 1 discards Unfriendly Peacock; the pile is shuffled into the deck");
    }

    @Test
    void two_heirs_of_one_name_are_buried_as_both() {
        CardsPosition rich = Setting.of("""
                        1: morgue 7 8
                        2: party 3
                        """);

        assertThat(English.of(CardsWords.listed(rich.table(), List.of(7, 8)))).isEqualTo("both Black Sheep ($3m)");
        assertThat(English.of(CardsWords.listed(rich.table(), List.of(8)))).isEqualTo("the Black Sheep ($3m)");
    }

    @Test
    void the_first_deal_is_told_to_who_is_dealt() {
        CardsPosition start = CardsPosition.start(2);
        assertThat(Stream.of(Seat.FIRST, Seat.SECOND).map(viewer -> English.of(start.describe(move("deal:5"), viewer))))
                .containsExactly("You are dealt the Clever Niece ($5m)", "Seat 1 is dealt a card");
        assertThat(Standing.start(new CardsGame(), Setting.variant(2)).hasSecrets())
                .isTrue();
    }
}
