package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.Setting.move;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Typed moves mean exactly what they say: a merely probable one is asked about, and a contradictory one is never
 * played.
 */
class TypedCardsTest {
    private static final CardsPosition BEGINNING = Setting.of("""
            1: hand 6; party 7; morgue 1 2 3
            2: party 16; morgue 4
            pile 33 5
            due turn:1:7
            """);

    private static final CardsPosition MIDDLE = Setting.of("""
            1: hand 5 7 31 46 54 51; party 8; morgue 4
            2: party 6 13; morgue 17
            3: party 14
            """);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "take 19",
                "pile card 20",
                "take the peacock",
                "pile 19 20",
                "the pile card is 33",
                "-19",
                "invite the nephew",
                "discard 19",
                "pass",
                "not the deck",
                "offer a draw"
            })
    void what_cannot_begin_a_turn_is_not_played(String typed) {
        assertThat(read(BEGINNING, typed)).isInstanceOfAny(Parsed.Illegal.class, Parsed.Malformed.class);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "draw pile | deck pile",
                "draw | deck pile",
                "a card from the stack | deck pile",
                "ich ziehe vom Stapel | deck pile",
                "deck or pile | deck pile",
                "deck? | deck",
                "should I take the pile | pile",
                "my pile | pile",
                "deck 3@2 | deck",
                "5 | ",
                "pile 5 | pile",
                "1 | ",
                "$37=1+2 ok? | $37=1+2",
                "buy the rotunda with the couple | $37=1+2 $37=2+1",
                "buy the family vault | $39=1+2 $39=2+1 $39=1+3 $39=3+1 $39=2+3 $39=3+2 $39=1+2+3 $39=1+3+2 $39=2+3+1",
                "take the Klever Niece | pile",
                "nimm die Nichte | pile"
            })
    void what_is_merely_probable_at_the_beginning_of_a_turn_is_asked(String typed, String asked) {
        assertAsked(BEGINNING, typed, asked);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "top of the pile | pile",
                "take the niece | pile",
                "take the niece from the pile | pile",
                "I'll take the top card of the discard pile, thanks! | pile",
                "draw from the draw pile | deck",
                "je pioche | deck",
                "kort från kortleken | deck",
                "toma la carta del mazo | deck",
                "bury husband and wife in the rotunda | $37=1+2",
                "bury husband and wife in the rotunda, husband on top | $37=2+1",
                "bury husband and wife in the rotunda with the wife on top | $37=1+2",
                "bury wife and husband in the rotunda | $37=2+1",
                "buy the crypt with 1 and 2 for $6m | $38=1+2",
                "$37=2+1 | $37=2+1",
                "$37=3+2+1 | $37=2+3+1",
                "köp 37 med 1 och 2 | $37=1+2",
                "husband first, then the wife, into the marble rotunda | $37=1+2"
            })
    void a_turn_begins_as_it_is_said(String typed, String played) {
        assertThat(read(BEGINNING, typed)).isEqualTo(new Parsed.Ok<>(move(played)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "take the niece and invite her to my party | 5 to my party",
                "take the pile; 5@2 | 5@2",
                "pile -33 | -33",
                "pile 5@1 | 5@1",
                "grab the discard, then discard 19 | discard 19"
            })
    void a_play_follows_the_pile_in_the_same_line(String typed, String rest) {
        Parsed<CardsMove> parsed = read(BEGINNING, typed);
        assertThat(
                        parsed instanceof Parsed.Ok<CardsMove> ok && ok.move().equals(move("pile"))
                                ? ok.rest().replace("invite ", "")
                                : parsed.toString())
                .isEqualTo(rest);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "throw away 54 | -54",
                "discard the bodyguard | -54",
                "get rid of the bodyguard | -54",
                "put 54 on the discard pile | -54",
                "invite the niece to my party | 5@1",
                "5@me | 5@1",
                "5 @ my party | 5@1",
                "niece to player 3 | 5@3",
                "seat 2: niece | 5@2",
                "invite my niece to the second player | 5@2",
                "give the niece to seat 3 gg | 5@3",
                "hello! niece to seat 3 🎉 good luck | 5@3",
                "**5@3** | 5@3",
                "5@3 sorry! | 5@3",
                "murder the brat at seat 2 with the chandelier | 31x13",
                "kill seat 3's brat with the chandelier | 31x14",
                "chandelier on 13 | 31x13",
                "drop the chandelier on seat 2's brat | 31x13",
                "brat of seat 3 gets a bodyguard | 54:14",
                "the nephew goes on holiday | 46:6",
                "gatecrash the nephew | 51:6",
                "steal the nephew | 51:6",
                "jag bjuder 5 till mig | 5@1",
                "töte 13 mit 31 | 31x13",
                "mata 13 con 31 | 31x13",
                "je défausse 54 | -54",
                "släng 54 | -54",
                "wirf 54 weg | -54",
                "lege 54 ab | -54"
            })
    void a_card_is_played_as_it_is_said(String typed, String played) {
        assertThat(read(MIDDLE, typed)).isEqualTo(new Parsed.Ok<>(move(played)));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "invite the niece | 5@1 5@2 5@3",
                "give the niece to Bob | 5@1 5@2 5@3",
                "invite the niece to my opponent | 5@2 5@3",
                "31 | 31x8 31x13 31x14 -31",
                "kill the brat with the chandelier | 31x13 31x14",
                "invite the neice to seat 2 | 5@2",
                "discrad 54 | -54",
                "5@2? | 5@2",
                "5@2 or 5@3 | 5@2 5@3",
                "discard 54 or 5 | -54 -5",
                "is 5@2 ok | 5@2",
                "13x31 | 31x13",
                "der Kronleuchter auf 13 | 31x13",
                "invite the nephew to my party | 51:6",
                "~~5@2~~ 5@3 | "
            })
    void what_is_merely_probable_is_asked(String typed, String asked) {
        assertAsked(MIDDLE, typed, asked);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "not 5@2",
                "don't invite the niece to seat 2",
                "5@2 5@3",
                "5@2 31x13",
                "31x13 13",
                "kill my brat with 31",
                "invite the chandelier to seat 2",
                "discard the niece and the bodyguard",
                "deck",
                "pile",
                "5@9",
                "invite niece to seat 2 from seat 3",
                "51x8",
                "take back 5@2"
            })
    void what_contradicts_itself_is_refused_or_asked(String typed) {
        assertThat(read(MIDDLE, typed)).isNotInstanceOf(Parsed.Ok.class);
    }

    @Test
    void two_cards_of_one_name_are_asked_about_even_in_the_own_hand() {
        CardsPosition twins = Setting.of("""
                1: hand 19 20
                2: party 3
                """);

        assertThat(read(twins, "kill grandfather with the kidnapping")).isEqualTo(ambiguous("19x3 20x3"));
        assertThat(read(twins, "discard botched kidnapping")).isEqualTo(ambiguous("-19 -20"));
    }

    @Test
    void a_seat_and_a_card_of_one_number_are_asked_about() {
        CardsPosition spouses = Setting.of("""
                1: hand 1 2
                2:
                """);

        assertThat(read(spouses, "husband 1")).isEqualTo(ambiguous("1@1 1@2"));
        assertThat(read(spouses, "husband 2")).isEqualTo(new Parsed.Ok<>(move("1@2")));
        assertThat(read(spouses, "1 2")).isEqualTo(new Parsed.Ok<>(move("1@2")));
    }

    private static void assertAsked(CardsPosition position, String typed, String asked) {
        Parsed<CardsMove> parsed = read(position, typed);
        if (asked == null) {
            assertThat(parsed).as("%s", parsed).isNotInstanceOf(Parsed.Ok.class);
        } else {
            assertThat(parsed instanceof Parsed.Ambiguous<CardsMove> several ? several.candidates() : List.of())
                    .as("%s", parsed)
                    .containsExactlyInAnyOrderElementsOf(moves(asked));
        }
    }

    private static Parsed<CardsMove> ambiguous(String moves) {
        return new Parsed.Ambiguous<>(moves(moves));
    }

    private static List<CardsMove> moves(String moves) {
        return Arrays.stream(moves.split(" ", -1)).map(Setting::move).toList();
    }

    private static Parsed<CardsMove> read(CardsPosition position, String typed) {
        return position.seenBy(Seat.FIRST).parse(typed);
    }
}
