package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.geometry.CellShape;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Card;
import dolmen.rules.scene.Card.Frame;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CardsTest {
    private static final String LONG =
            "Incomprehensibly Superannuated Grandmother-in-Law, Thrice Removed and Once Found";

    private final BoardRenderer renderer = new BoardRenderer();
    private final Theme theme = Themes.load().byDefault();

    @ParameterizedTest
    @CsvSource({"0.4,400", "0.6,1000", "0.7,1000", "1,400", "1,1000", "1.3,1000", "1.3,1600"})
    void the_longest_words_stay_within_the_card_and_beside_the_edge(double size, int width) {
        for (Frame frame : Frame.values()) {
            for (boolean sideways : new boolean[] {false, true}) {
                Surface table = table(size);
                PlacedBoard board = PlacedBoard.of(table, PictureLayout.of(table, width, 0), theme);
                BufferedImage plain = picture(table, card(frame, "X", "X", "1", "X", sideways), width);
                BufferedImage wordy = picture(table, card(frame, LONG, LONG, "100000", LONG, sideways), width);

                assertThat(Pixels.differenceOf(plain, wordy)).matches(card(board, sideways)::contains);
            }
        }
    }

    @Test
    void the_larger_a_card_the_more_is_said_on_it() {
        Card silent = card(Frame.OVAL, "", "", "1", "X", false);
        Card named = card(Frame.OVAL, "Beloved Husband", "", "1", "X", false);
        Card explained = card(Frame.OVAL, "Beloved Husband", "Counts more beside the wife", "1", "X", false);

        assertThat(picture(named, 0.5)).isEqualTo(picture(silent, 0.5));
        assertThat(picture(named, 1)).isNotEqualTo(picture(silent, 1));
        assertThat(picture(explained, 0.8)).isEqualTo(picture(named, 0.8));
        assertThat(picture(explained, 1.3)).isNotEqualTo(picture(named, 1.3));
    }

    private int[] picture(Card card, double size) {
        return Pixels.of(picture(table(size), card, BoardRenderer.DEFAULT_WIDTH));
    }

    private BufferedImage picture(Surface table, Card card, int width) {
        var token = new Token("a", new Glyph.Face(card), Side.THIRD);
        return renderer.render(new BoardScene(table, List.of(token), List.of(), List.of(), ""), theme, width);
    }

    private static Card card(Frame frame, String name, String text, String value, String attached, boolean sideways) {
        return new Card(54, name, value, frame, text, List.of(attached), sideways, true);
    }

    /** A table of ten card widths with one place in the middle. */
    private static Surface table(double size) {
        return new Surface.Table(
                Material.FELT,
                List.of(
                        new Cell("left", -4.5, 0, Side.NOBODY),
                        new Cell("a", 0, 0, Side.NOBODY, size),
                        new Cell("right", 4.5, 0, Side.NOBODY)),
                List.of());
    }

    private static Rectangle card(PlacedBoard board, boolean sideways) {
        double across = board.width("a") * (sideways ? Surface.Table.CARD_HEIGHT : 1);
        double down = board.width("a") * (sideways ? 1 : Surface.Table.CARD_HEIGHT);
        return CellShape.card(board.place("a").getX(), board.place("a").getY(), across, down)
                .getBounds();
    }
}
