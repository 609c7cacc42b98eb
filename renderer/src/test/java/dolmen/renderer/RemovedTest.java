package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.pen.Contrast;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class RemovedTest {
    private static final Surface HEXAGON =
            new Surface.Hexagons(Material.LIMESTONE, List.of(new Cell("a1", 0, 0, Side.NOBODY)), List.of());
    private static final Token PIT = new Token("a1", new Glyph.Pit(), Side.NOBODY);
    private static final double PLAIN = 3;

    private final BoardRenderer renderer = new BoardRenderer();

    @ParameterizedTest
    @EnumSource(
            value = Side.class,
            names = {"FIRST", "SECOND"})
    void the_cross_on_a_taken_piece_shows_in_its_pit_in_every_theme(Side side) {
        for (String name : Themes.load().names()) {
            Theme theme = Themes.load().find(name).orElseThrow();
            BufferedImage bare = picture(theme, List.of());
            BufferedImage crossed = picture(theme, List.of(new Mark.Removed(new Token("a1", new Glyph.Stone(), side))));
            Color pit = new Color(bare.getRGB(bare.getWidth() / 2, bare.getHeight() / 2));

            long plain = middle(crossed)
                    .filter(color -> Contrast.between(color, pit) > PLAIN)
                    .count();
            assertThat(plain).as(name).isGreaterThan(middle(crossed).count() / 20);
        }
    }

    /** The pixels of the middle, within the edge of the pit. */
    private static Stream<Color> middle(BufferedImage picture) {
        int width = picture.getWidth() / 13;
        int[] pixels = picture.getRGB(
                picture.getWidth() / 2 - width / 2, picture.getHeight() / 2 - width / 2, width, width, null, 0, width);
        return Arrays.stream(pixels).mapToObj(Color::new);
    }

    private BufferedImage picture(Theme theme, List<Mark> marks) {
        return renderer.render(new BoardScene(HEXAGON, List.of(PIT), marks, List.of(), ""), theme, 400);
    }
}
