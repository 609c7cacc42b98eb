package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.Setting.move;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.English;
import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import dolmen.rules.host.HostedGame;
import dolmen.rules.host.TypedTurn;
import dolmen.rules.phrase.Argument;
import dolmen.rules.typed.move.MovePhrases;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class CardsNotationTest {
    static final CardsPosition BEGINNING = Setting.of("""
            1: party 7; morgue 3 8 9 13
            2: tomb 41
            3:
            4: gone1
            pile 33 5
            due turn:1:7
            """);

    static final CardsPosition MIDDLE = Setting.of("""
            1: hand 5 21 48 54 46; party 7 11; morgue 4
            2: party 6+52 13 15 16; morgue 17
            3: gone1
            4: party 3
            """);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "deck",
                "pile",
                "deal:23",
                "5@2",
                "19x5",
                "46:5",
                "48:5@3",
                "-19",
                "$37=3+5",
                "$37=5+3",
                "$37=3+13+5",
                "$45=17"
            })
    void a_canonical_text_is_read_and_written(String text) {
        assertThat(CardsNotation.INSTANCE.write(CardsNotation.INSTANCE.read(text)))
                .isEqualTo(text);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "deal",
                "deal:55",
                "05@1",
                "5@6",
                "5@0",
                "5x",
                "-",
                "$37",
                "$37=",
                "$37=3+3",
                "$37=5+3+13",
                "$37=3+5+3",
                "46:5@",
                "Deck"
            })
    void anything_else_is_not_canonical(String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> CardsNotation.INSTANCE.read(text));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "deck | deck",
                "draw a card from the deck | deck",
                "pile | pile",
                "take the discard pile | pile",
                "$ 45 = 3 | $45=3",
                "buy 45 with 3 | $45=3",
                "bury grandfather, buy pauper’s plot | $45=3",
                "buy marble rotunda | none",
                "$45=8 | $45=8",
                "buy family vault with black sheep | none"
            })
    void the_beginning_of_a_turn_is_read_in_words(String typed, String meant) {
        assertRead(BEGINNING, typed, meant);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5@4 | 5@4",
                "5 @ 4 | 5@4",
                "niece 4 | 5@4",
                "Invite Clever Niece @4 | 5@4",
                "invite the clever niece to the party of seat 4 | 5@4",
                "invite niece to my party | 5@1",
                "21x11 | 21x11",
                "21×11 | 21x11",
                "off cousin with croquet accident | 21x11",
                "croquet cousin | 21x11",
                "off meddling cousin | 21x11",
                "54:13 | 54:13",
                "bodyguard on brat | 54:13",
                "put the Bodyguard on the Petulant Brat | 54:13",
                "46 3 | 46:3",
                "grandfather on holiday | 46:3",
                "48:7@4 | 48:7@4",
                "send black sheep to seat 4, change of plans | 48:7@4",
                "-21 | -21",
                "− 21 | -21",
                "discard 21 | -21",
                "throw croquet accident | -21"
            })
    void a_play_is_read_in_words(String typed, String meant) {
        assertRead(MIDDLE, typed, meant);
    }

    private static void assertRead(CardsPosition position, String typed, String meant) {
        Parsed<CardsMove> parsed = read(position, typed);
        if (meant.equals("none")) {
            assertThat(parsed).isInstanceOf(Parsed.Illegal.class);
        } else {
            assertThat(parsed).isEqualTo(new Parsed.Ok<>(move(meant)));
        }
    }

    @Test
    void a_text_that_fits_several_moves_lists_them() {
        assertThat(read(MIDDLE, "niece")).isEqualTo(ambiguous("5@1", "5@4", "-5"));
        assertThat(read(MIDDLE, "invite niece")).isEqualTo(ambiguous("5@1", "5@4"));
        assertThat(read(BEGINNING, "take")).isEqualTo(ambiguous("deck", "pile"));
        assertThat(read(BEGINNING, "Draw")).isEqualTo(ambiguous("deck", "pile"));
        assertThat(read(MIDDLE, "bodyguard on aunt")).isEqualTo(ambiguous("54:15", "54:16"));
        assertThat(read(BEGINNING, "bury 3 and 9")).isEqualTo(ambiguous("$42=3+9", "$43=3+9", "$44=3+9", "$45=3+9"));
    }

    @Test
    void naming_a_card_never_discards_it() {
        CardsPosition nobodyThere = Setting.of("""
                1: hand 21
                2:
                """);

        assertThat(read(nobodyThere, "21")).isEqualTo(ambiguous("-21"));
        assertRefused(nobodyThere, "play 21", "There is nobody whom you could off; -21 discards the card.");
    }

    @ParameterizedTest
    @ValueSource(strings = {"pile 5@2", "pile, 5@2", "take the pile and then 5@2", "PILE 5@2"})
    void a_play_may_follow_the_pile_in_one_line(String typed) {
        assertThat(read(BEGINNING, typed)).isEqualTo(new Parsed.Ok<>(move("pile"), "5@2"));
    }

    @Test
    void the_host_plays_the_whole_turn() {
        HostedGame<?> game =
                HostedGame.start(new CardsGame(), Setting.variant(2)).playChance(new java.util.SplittableRandom(3));
        game = played(game, Seat.FIRST, "deck").playChance(new java.util.SplittableRandom(3));
        String discard = game.standing().legalMoves(Seat.FIRST).stream()
                .filter(text -> text.startsWith("-"))
                .findFirst()
                .orElseThrow();
        game = played(game, Seat.FIRST, discard);

        HostedGame<?> turn = played(game, Seat.SECOND, "pile " + discard);

        assertThat(turn.toMove()).contains(Seat.FIRST);
        assertThat(turn.entries()).isEqualTo(game.entries() + 2);
    }

    private static HostedGame<?> played(HostedGame<?> game, Seat seat, String typed) {
        assertThat(game.playTyped(seat, typed)).isInstanceOf(TypedTurn.Played.class);
        return ((TypedTurn.Played) game.playTyped(seat, typed)).game();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "5@2 | Begin with deck or pile, or buy a grave; a play may follow the pile at once, as in pile 5@2.",
                "bury 13 | Say which grave you buy, and for whom, such as $37=3+5.",
                "$41=3 | Somebody has bought the Obelisk already.",
                "$42=5 | The Clever Niece is not in your morgue.",
                "$37=7 | The Black Sheep (card 7) is not in your morgue.",
                "$37=3 | The heirs that you named are worth $4m, and the Marble Rotunda costs $7m.",
                "$42=3+8 | A Black Sheep is buried alone or with the other Black Sheep.",
                "buy 37 | Nobody in your morgue can pay for the Marble Rotunda, which costs $7m."
            })
    void a_refusal_at_the_beginning_of_a_turn_says_why(String typed, String why) {
        assertRefused(BEGINNING, typed, why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "deck | You have drawn already: play a card, or discard one.",
                "pile 5@1 | You have drawn already: play a card, or discard one.",
                "$45=4 | A grave is bought instead of drawing, and you have drawn already.",
                "15@1 | You do not hold the Well-to-Do Aunt (card 15).",
                "19x7 | You do not hold Botched Kidnapping (card 19).",
                "-3 | You do not hold the Loving Grandfather.",
                "@2 | Name a card of your hand.",
                "5@2 | The party of Seat 2 is full: four heirs are there.",
                "5@3 | Seat 3 has left the table.",
                "5@7 | There is no seat 7 at this table.",
                "21x7 | With a Meddling Cousin at your party you may kill Meddling Cousins only.",
                "21x4 | The Doting Grandmother is at no party.",
                "46:4 | The Doting Grandmother is not at a party.",
                "54:6 | The Clever Nephew carries Life Insurance already, and an heir carries one doozy at most.",
                "54:17 | The Long-Lost Uncle (card 17) is not at a party.",
                "48:7@2 | The party of Seat 2 is full: four heirs are there.",
                "48:7@1 | The Black Sheep (card 7) is at your party already.",
                "48:3@4 | The Loving Grandfather is not at your party.",
                "discard 21 and 5 | Discard one card, and name nothing else.",
                "off brat | With a Meddling Cousin at your party you may kill Meddling Cousins only."
            })
    void a_refusal_of_a_play_says_why(String typed, String why) {
        assertRefused(MIDDLE, typed, why);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "21x3 | The Loving Grandfather has a Bodyguard and cannot be killed.",
                "21x5 | The Clever Niece is too clever to be killed while you can kill somebody else.",
                "51:5 | Your party is full: four heirs are there.",
                "49:3 | The Loving Grandfather is not in another morgue.",
                "22x17 | You hold Croquet Accident (card 21), not card 22.",
                "50:3 | You hold Body Snatchers (card 49), not card 50."
            })
    void a_refusal_of_a_trick_says_why(String typed, String why) {
        assertRefused(Setting.of("""
                        1: hand 21 49 51; party 7 8 13 15
                        2: party 3+54 5; morgue 17
                        """), typed, why);
    }

    @Test
    void an_empty_pile_and_empty_morgues_are_named() {
        CardsPosition empty = Setting.of("""
                1:
                2:
                due turn:1:1
                """);

        assertRefused(Setting.of("""
                1: hand 49
                2:
                """), "49:3", "Nobody is in another morgue; -49 discards the card.");
        assertRefused(empty, "pile", "The pile is empty: draw from the deck.");
        assertRefused(empty, "buy 37", "Your morgue is empty: there is nobody to bury.");
    }

    @Test
    void nobody_plays_out_of_turn_while_cards_are_dealt_or_after_the_end() {
        assertThat(MIDDLE.seenBy(Seat.SECOND).parse("5@1"))
                .isEqualTo(new Parsed.Illegal<>(MausoleumcardsPhrases.refusalNotYourTurn(), List.of()));
        assertThat(CardsPosition.start(2).seenBy(Seat.FIRST).parse("5@1"))
                .isEqualTo(new Parsed.Illegal<>(MausoleumcardsPhrases.refusalDealing(), List.of()));
        CardsPosition over = CardsPosition.start(3).withdraw(Seat.FIRST).withdraw(Seat.SECOND);
        assertThat(over.seenBy(new Seat(2)).parse("deck"))
                .isEqualTo(new Parsed.Illegal<>(MovePhrases.refusalGameOver(), List.of()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hello", "🗿", "()", "5 5 5 zebra", "not 5@1", "lovely sheep, those"})
    void what_says_nothing_is_no_move(String typed) {
        assertThat(read(MIDDLE, typed))
                .isInstanceOfSatisfying(
                        Parsed.Malformed.class,
                        malformed -> assertThat(English.of(malformed.why())).isEqualTo("A move looks like 5@1."));
    }

    @Test
    void the_nearest_legal_moves_are_offered() {
        assertThat(
                        read(MIDDLE, "5@2") instanceof Parsed.Illegal<CardsMove>(Argument why, List<CardsMove> nearest)
                                ? nearest
                                : List.of())
                .hasSize(5)
                .startsWith(move("5@1"), move("5@4"));
    }

    private static void assertRefused(CardsPosition position, String typed, String why) {
        assertThat(read(position, typed))
                .isInstanceOfSatisfying(
                        Parsed.Illegal.class,
                        illegal -> assertThat(English.of(illegal.why())).isEqualTo(why));
    }

    private static Parsed<CardsMove> read(CardsPosition position, String typed) {
        return position.seenBy(Seat.FIRST).parse(typed);
    }

    private static Parsed<CardsMove> ambiguous(String... moves) {
        return new Parsed.Ambiguous<>(Stream.of(moves).map(Setting::move).toList());
    }
}
