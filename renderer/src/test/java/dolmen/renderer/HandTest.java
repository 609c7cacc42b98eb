package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.Header.SeatCaption;
import dolmen.renderer.theme.Themes;
import dolmen.rules.English;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.lesson.Exhibit;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Card;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Token;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests the words on the cards in hand at the fullest table, which has the largest letters. */
class HandTest {
    private static final int DEFAULT = BoardRenderer.DEFAULT_WIDTH;

    /** The last number of another card; guests at the parties follow it. */
    private static final int GUESTS = 12;

    private final BoardRenderer renderer = new BoardRenderer();

    @ParameterizedTest
    @CsvSource({"2,6", "3,6", "4,5", "5,4"})
    void a_card_in_hand_has_its_whole_effect_in_words_at_every_table(int seats, int most) {
        for (List<Integer> hand : hands(seats, most)) {
            BoardScene scene = scene(seats, hand);
            List<Token> held = held(scene);
            int[] whole = Pixels.of(picture(scene));
            assertThat(held).hasSize(most);
            for (Token token : held) {
                Card card = ((Glyph.Face) token.glyph()).card();
                assertThat(card.textInWords()).as(card.name()).isNotEmpty();
                String clipped =
                        card.textInWords().substring(0, card.textInWords().length() - 1);
                assertThat(Arrays.equals(Pixels.of(picture(with(scene, token, clipped))), whole))
                        .as("%s at a table of %d: %s", card.name(), seats, card.textInWords())
                        .isFalse();
            }
        }
    }

    /** All cards that can be held at a table with so many seats. */
    private static List<Integer> cards(int seats) {
        return IntStream.rangeClosed(1, 54)
                .filter(card -> (card <= GUESTS || card > GUESTS + seats) && (card < 37 || card > 45))
                .boxed()
                .toList();
    }

    /** Hands of the given size with all cards; some are held more than once. */
    private static List<List<Integer>> hands(int seats, int most) {
        List<Integer> cards = cards(seats);
        var hands = new ArrayList<List<Integer>>();
        for (int from = 0; from < cards.size(); from += most) {
            int first = Math.min(from, cards.size() - most);
            hands.add(cards.subList(first, first + most));
        }
        return hands;
    }

    /** A table with guests at every party, where the last seat holds a hand and has just drawn. */
    private static BoardScene scene(int seats, List<Integer> hand) {
        List<Integer> rest =
                cards(seats).stream().filter(card -> !hand.contains(card)).toList();
        var rows = new ArrayList<String>();
        for (int seat = 1; seat <= seats; seat++) {
            int others = hand.size() - 1;
            List<Integer> held = seat == seats ? hand : rest.subList((seat - 1) * others, seat * others);
            String numbers = held.stream().map(String::valueOf).collect(Collectors.joining(","));
            rows.add("%s;-;%d;-;-".formatted(numbers, GUESTS + seat));
        }
        String text = "cards1 %s - - 37,38,39,40,41,42,43,44,45 play:%d:3 %d"
                .formatted(String.join("/", rows), seats, 20 * seats);
        GameRegistry games = GameRegistry.load();
        Variant variant = games.variants()
                .filter(any -> any.game().equals("mausoleum-cards")
                        && any.options().getOrDefault("players", "2").equals(Integer.toString(seats)))
                .findFirst()
                .orElseThrow();
        return Standing.of(games.game(variant.game()), variant, Exhibit.of(text))
                .scene(new Seat(seats - 1))
                .in(English::of);
    }

    private static List<Token> held(BoardScene scene) {
        return scene.tokens().stream()
                .filter(token -> token.glyph() instanceof Glyph.Face(Card card) && card.open())
                .toList();
    }

    private static BoardScene with(BoardScene scene, Token token, String text) {
        Card card = ((Glyph.Face) token.glyph()).card();
        var other = new Card(card.motif(), card.name(), card.value(), card.frame(), text, card.attached(), card.pose());
        List<Token> tokens = scene.tokens().stream()
                .map(any -> any.equals(token) ? new Token(token.cell(), new Glyph.Face(other), token.side()) : any)
                .toList();
        return new BoardScene(scene.surface(), tokens, scene.marks(), scene.trays(), scene.altText());
    }

    private BufferedImage picture(BoardScene scene) {
        List<SeatCaption> captions = Stream.of(Side.FIRST, Side.SECOND, Side.THIRD, Side.FOURTH, Side.FIFTH)
                .limit(scene.trays().size())
                .map(side -> new SeatCaption("Bartholomew", side, side == Side.FIRST, ""))
                .toList();
        return renderer.render(
                scene,
                new Header(captions, "Bartholomew to move"),
                Themes.load().byDefault(),
                DEFAULT);
    }
}
