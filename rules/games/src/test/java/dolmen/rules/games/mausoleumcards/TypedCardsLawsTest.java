package dolmen.rules.games.mausoleumcards;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.English;
import dolmen.rules.Parsed;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.View;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The laws for all typed texts in random games. */
class TypedCardsLawsTest {
    private static final int GAMES = 12;
    private static final int MOST_PLIES = 150;
    private static final double UNDERSTOOD = 0.97;

    private final RandomGenerator random =
            RandomGeneratorFactory.of("L64X128MixRandom").create(7);

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void the_sentence_that_tells_players_their_move_is_read_as_that_move_in_their_own_words(int players) {
        int[] told = new int[2];
        inRandomGames(players, (position, mover) -> {
            CardsMove move = any(position);
            String sentence = English.of(position.describe(move, mover))
                    .split(";", -1)[0]
                    .replace("You ", "I ")
                    .replace("your ", "my ");
            switch (position.seenBy(mover).parse(sentence)) {
                case Parsed.Ok<CardsMove>(CardsMove meant, String rest) -> {
                    assertThat(meant).as("%s in %s", sentence, position.text()).isEqualTo(move);
                    told[0]++;
                }
                case Parsed.Ambiguous<CardsMove> several ->
                    told[0] += several.candidates().contains(move) ? 1 : 0;
                case Parsed.Illegal<CardsMove> no -> {}
                case Parsed.Malformed<CardsMove> no -> {}
            }
            told[1]++;
        });
        assertThat(told[0]).isGreaterThan((int) (UNDERSTOOD * told[1]));
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4, 5})
    void nothing_that_is_said_beside_a_move_is_dropped(int players) {
        inRandomGames(players, (position, mover) -> {
            CardsMove move = any(position);
            String text = CardsNotation.INSTANCE.write(move);
            String other = CardsNotation.INSTANCE.write(any(position));
            int card = random.nextInt(6, Deck.CARDS + 1);
            if (!text.matches(".*\\b" + card + "\\b.*") && !(move instanceof CardsMove.TakePile)) {
                assertNotPlayed(position, mover, text + " " + card);
                assertNotPlayed(position, mover, card + ", " + text);
            }
            if (!other.equals(text) && !text.equals("pile")) {
                assertNotPlayed(position, mover, text + " " + other);
                assertNotPlayed(position, mover, text + " or " + other);
            }
            assertNotPlayed(position, mover, "not " + text);
            assertNotPlayed(position, mover, text + "?");
            assertNotPlayed(position, mover, text + " zebra");
            assertNotPlayed(position, mover, "they said " + text);
        });
    }

    private static void assertNotPlayed(CardsPosition position, Seat mover, String typed) {
        assertThat(position.seenBy(mover).parse(typed))
                .as("\"%s\" in %s", typed, position.text())
                .isNotInstanceOf(Parsed.Ok.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 5})
    void what_a_seat_cannot_see_changes_nothing_that_it_is_answered(int players) {
        inRandomGames(players, (position, mover) -> {
            View<CardsMove> view = position.seenBy(mover);
            View<CardsMove> same = view.sample(random).seenBy(mover);
            int card = random.nextInt(1, Deck.CARDS + 1);
            for (String typed :
                    List.of("discard " + card, card + "@2", "kill %d with 21".formatted(card), "take " + card)) {
                assertThat(same.parse(typed)).isEqualTo(view.parse(typed));
            }
        });
    }

    private CardsMove any(CardsPosition position) {
        List<CardsMove> moves = position.legalMoves();
        return moves.get(random.nextInt(moves.size()));
    }

    private void inRandomGames(int players, BiConsumer<CardsPosition, Seat> check) {
        for (int game = 0; game < GAMES; game++) {
            CardsPosition position = CardsPosition.start(players);
            for (int ply = 0; ply < MOST_PLIES && !(position.turn() instanceof Turn.Over); ply++) {
                if (position.turn() instanceof Turn.ToMove(Seat mover)) {
                    check.accept(position, mover);
                }
                position =
                        position.play(position.legalMoves().isEmpty() ? position.sampleChance(random) : any(position));
            }
        }
    }
}
