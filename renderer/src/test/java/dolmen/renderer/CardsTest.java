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
import dolmen.rules.scene.Card.Pose;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.Arrays;
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
    @CsvSource({
        "0.52,1000,UPRIGHT",
        "0.8,400,UPRIGHT",
        "0.8,1600,UPRIGHT",
        "0.56,400,SIDEWAYS",
        "0.56,1000,SIDEWAYS",
        "1.16,400,OPEN",
        "1.16,1600,OPEN",
        "1,1000,WIDE"
    })
    void the_longest_words_stay_within_the_card_and_beside_the_edge(double size, int width, Pose pose) {
        for (Frame frame : Frame.values()) {
            Surface table = table(size);
            PlacedBoard board = PlacedBoard.of(table, PictureLayout.of(table, width), theme);
            BufferedImage plain = picture(table, card(frame, "X", "X", "1", "plot", pose), width);
            BufferedImage wordy = picture(table, card(frame, LONG, LONG, "8", "disinherited", pose), width);

            assertThat(Pixels.differenceOf(plain, wordy)).matches(card(board, pose)::contains);
        }
    }

    @Test
    void only_an_open_card_has_its_name_and_its_effect() {
        for (Pose pose : Pose.values()) {
            Card silent = card(Frame.OVAL, "", "", "1", "wife", pose);
            Card named = card(Frame.OVAL, "Adoring Wife", "", "1", "wife", pose);
            Card explained = card(Frame.OVAL, "Adoring Wife", "$8m as a couple", "1", "wife", pose);

            assertThat(Arrays.equals(picture(named, 1.4), picture(silent, 1.4))).isEqualTo(!named.open());
            assertThat(Arrays.equals(picture(explained, 1.4), picture(named, 1.4)))
                    .isEqualTo(!named.open());
        }
    }

    private int[] picture(Card card, double size) {
        return Pixels.of(picture(table(size), card, BoardRenderer.DEFAULT_WIDTH));
    }

    private BufferedImage picture(Surface table, Card card, int width) {
        var token = new Token("a", new Glyph.Face(card), Side.THIRD);
        return renderer.render(new BoardScene(table, List.of(token), List.of(), List.of(), ""), theme, width);
    }

    private static Card card(Frame frame, String name, String text, String value, String motif, Pose pose) {
        return new Card(motif, name, value, frame, text, List.of("bodyguard"), pose);
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

    private static Rectangle card(PlacedBoard board, Pose pose) {
        double across = CellShape.cardWidth(pose, board.width("a"));
        double down = CellShape.cardHeight(pose, board.width("a"));
        return CellShape.card(board.place("a").getX(), board.place("a").getY(), across, down)
                .getBounds();
    }
}
