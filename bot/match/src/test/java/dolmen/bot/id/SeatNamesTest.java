package dolmen.bot.id;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Locale;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SeatNamesTest {
    private static final SeatNames NAMES = new SeatNames(List.of("Astrid", "Seat 1 $1"));

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Seat 1 draws a card | Astrid draws a card",
                "Seat 1 invites an heir to their own party | Astrid invites an heir to their own party",
                "Seat 1 kills an heir at the party of seat 2 | Astrid kills an heir at the party of Seat 1 $1",
                "There is no seat 3 at this table. | There is no seat 3 at this table.",
                "Seat 1 to move. Last turn: the pawn jumps over its own side's stone | Astrid to move. Last turn: the pawn jumps over its own side's stone",
                "The seating of seat 12 and of a backseat 1 | The seating of seat 12 and of a backseat 1",
                "Seat 2's towers | Seat 1 $1's towers",
                "Over, won by seat 1 and seat 2. | Over, won by Astrid and Seat 1 $1."
            })
    void names_stand_where_seats_were_spoken_of(String text, String named) {
        assertThat(NAMES.in(text)).isEqualTo(named);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "the niece to odd | the niece to seat 2",
                "5@Odd | 5@seat 2",
                "Odd's brat with the chandelier | seat 2's brat with the chandelier",
                "invite 5 to ODD. | invite 5 to seat 2.",
                "Odd, the niece | Odd, the niece",
                "the niece, Odd | the niece, Odd",
                "the oddest niece to Kim | the oddest niece to Kim",
                "the niece to Astrid Odd | the niece to seat 1 seat 2"
            })
    void a_typed_name_is_a_seat_unless_somebody_is_spoken_to_or_two_have_it(String typed, String numbered) {
        assertThat(new SeatNames(List.of("Astrid", "Odd", "Kim", "kim", "")).seatsIn(typed))
                .isEqualTo(numbered);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "the niece to Ann | the niece to seat 1",
                "the niece to Ann Marie | the niece to seat 2",
                "take Ann Marie's 3 | take seat 2's 3",
                "take 3 from Annette | take 3 from Annette",
                "3 to seat 2, 4 to Seat | 3 to seat 2, 4 to seat 3",
                "from Seat to Ann Marie | from seat 3 to seat 2"
            })
    void a_name_that_begins_with_another_or_looks_like_a_seat_is_read_whole(String typed, String numbered) {
        assertThat(new SeatNames(List.of("Ann", "Ann Marie", "Seat")).seatsIn(typed))
                .isEqualTo(numbered);
    }

    @ParameterizedTest
    @CsvSource("Seat 1 is gone.,ASTRID is gone.")
    void names_may_stand_in_another_form(String text, String named) {
        assertThat(NAMES.each(name -> name.toUpperCase(Locale.ROOT)).in(text)).isEqualTo(named);
    }
}
