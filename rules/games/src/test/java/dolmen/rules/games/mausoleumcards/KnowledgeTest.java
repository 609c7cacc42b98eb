package dolmen.rules.games.mausoleumcards;

import static dolmen.rules.games.mausoleumcards.Setting.move;
import static dolmen.rules.games.mausoleumcards.Setting.play;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.View;
import dolmen.rules.Viewer;
import dolmen.rules.board.Cells;
import dolmen.rules.contract.Playout;
import java.util.List;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The viewers' knowledge of cards. */
class KnowledgeTest {
    private static final CardsGame GAME = new CardsGame();
    private static final Viewer SPECTATOR = new Spectator();
    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(7);

    @Test
    void whatever_is_drawn_from_the_deck_looks_the_same_to_everybody_else() {
        CardsPosition drawing = play(Setting.of("""
                1: party 3
                2:
                3: morgue 5+52
                due turn:2:7
                """), "deck");
        for (Viewer other : List.of(Seat.FIRST, new Seat(2), SPECTATOR)) {
            assertThat(Cells.stream(drawing.deck())
                            .mapToObj(card ->
                                    drawing.play(new CardsMove.Deal(card)).seenBy(other))
                            .distinct())
                    .hasSize(1);
            assertThat(Cells.stream(drawing.deck())
                            .mapToObj(card -> English.of(drawing.describe(new CardsMove.Deal(card), other)))
                            .distinct())
                    .containsExactly("Seat 2 draws a card");
        }
        assertThat(English.of(drawing.describe(move("deal:15"), Seat.SECOND)))
                .isEqualTo("You draw the Well-to-Do Aunt ($4m)");
        assertThat(drawing.play(move("deal:15")).seenBy(Seat.SECOND))
                .isNotEqualTo(drawing.play(move("deal:16")).seenBy(Seat.SECOND));
    }

    @Test
    void a_card_taken_from_the_pile_is_known_while_it_is_held() {
        CardsPosition taken = play(Setting.of("""
                1:
                2:
                pile 33 5
                due turn:1:7
                """), "pile");
        CardsPosition kept = play(taken, "-" + Cells.first(taken.hidden().getFirst()));

        for (int sample = 0; sample < 50; sample++) {
            assertThat(Cells.has(sample(kept.seenBy(Seat.SECOND)).hand(0), 5)).isTrue();
        }
        assertThat(English.of(kept.seenBy(SPECTATOR).scene().trays().getFirst().count()))
                .isEqualTo("$0m of $10m, 5 cards, holds Niece");
        assertThat(play(taken, "5@2").table().household(0).taken()).isZero();
    }

    @Test
    void the_plays_of_another_seat_are_known_as_far_as_its_cards_are() {
        CardsPosition position = Setting.of("""
                1: taken 5 19; party 3
                2:
                """);

        assertThat(position.seenBy(Seat.SECOND).legalMoves().stream().map(CardsNotation.INSTANCE::write))
                .containsExactly("5@1", "5@2", "-5", "19x3", "-19");
        assertThat(position.legalMoves())
                .containsAll(position.seenBy(Seat.SECOND).legalMoves());
    }

    @Test
    void a_card_held_since_before_the_pile_was_shuffled_is_none_of_those_that_were() {
        CardsPosition last = CardsRulesTest.withOneCardInTheDeck();
        int card = Cells.first(last.deck());
        CardsPosition shuffled = play(last, "deck deal:%d -%d deck".formatted(card, card));
        CardsPosition drawn = play(shuffled, "deal:3 -30");
        long held = drawn.hidden().getFirst() | (drawn.hidden().getLast() & ~Cells.of(3));

        for (int index = 0; index < 200; index++) {
            CardsPosition sample = sample(drawn.seenBy(SPECTATOR));
            assertThat(Cells.count(sample.hand(0) & held)).isEqualTo(5);
            assertThat(Cells.count(sample.hand(1) & held)).isEqualTo(4);
            assertThat(Cells.has(sample.hand(0) | sample.hand(1), 30)).isFalse();
        }
    }

    @Test
    void a_shuffle_is_forgotten_when_the_last_of_its_cards_is_shown() {
        CardsPosition position = Setting.of("""
                1: hand 19 20 21 22 23 24
                2:
                earlier 19
                """);

        assertThat(position.table().stock().shuffles()).hasSize(2);
        assertThat(play(position, "-19").table().stock().shuffles()).hasSize(1);
        assertThat(play(position, "-20").table().stock().shuffles()).hasSize(2);
    }

    @Test
    void every_hidden_card_is_as_likely_as_any_other() {
        CardsPosition position = Setting.of("""
                1: hand 1 2 3 4 5
                2: hand 6 7 8 9 10
                due turn:1:1
                """);
        int[] seen = new int[Deck.CARDS + 1];
        int samples = 8_000;
        View<CardsMove> view = position.seenBy(Seat.FIRST);
        for (int index = 0; index < samples; index++) {
            Cells.stream(sample(view).hand(1)).forEach(card -> seen[card]++);
        }

        int expected = samples * 5 / 40;
        assertThat(IntStream.rangeClosed(1, Deck.CARDS)
                        .filter(card -> !Cells.has(Deck.GRAVES, card) && card > 5)
                        .map(card -> seen[card]))
                .hasSize(40)
                .allSatisfy(times -> assertThat(times).isBetween(expected * 4 / 5, expected * 6 / 5));
        assertThat(IntStream.rangeClosed(1, 5).map(card -> seen[card])).containsOnly(0);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void samples_differ_from_the_truth_wherever_others_hold_hidden_cards(int players) {
        for (int seed = 0; seed < 20; seed++) {
            Playout<CardsMove> playout = Playout.of(GAME, Setting.variant(players), seed);
            for (Position<CardsMove> position : playout.positions()) {
                Stream.of(SPECTATOR, Seat.FIRST, new Seat(players - 1))
                        .filter(viewer -> hides((CardsPosition) position, viewer))
                        .forEach(viewer -> assertThat(Stream.generate(() -> sample(position.seenBy(viewer)))
                                        .limit(40)
                                        .anyMatch(sample -> !sample.equals(position)))
                                .as("%s for %s", position.text(), viewer)
                                .isTrue());
            }
        }
    }

    /** True if some shuffle's cards could be distributed otherwise, as far as the viewer knows. */
    private static boolean hides(CardsPosition position, Viewer viewer) {
        return position.table().stock().shuffles().stream().anyMatch(shuffle -> {
            long places = IntStream.range(0, position.seats())
                            .filter(seat -> !viewer.equals(new Seat(seat)))
                            .filter(seat -> shuffle.held().get(seat) > 0)
                            .count()
                    + (shuffle.left() > 0 ? 1 : 0);
            return places > 1;
        });
    }

    private CardsPosition sample(View<CardsMove> view) {
        return (CardsPosition) view.sample(random);
    }
}
