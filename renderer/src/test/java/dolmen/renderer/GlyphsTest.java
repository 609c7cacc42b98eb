package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import java.awt.image.BufferedImage;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class GlyphsTest {
    private static final List<Glyph> PIECES =
            List.of(new Glyph.Stone(), new Glyph.Stack(1), new Glyph.Stack(2), new Glyph.Stack(3));

    private final BoardRenderer renderer = new BoardRenderer();

    static Stream<Theme> themes() {
        Themes themes = Themes.load();
        return themes.names().stream().map(name -> themes.find(name).orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("themes")
    void every_glyph_of_every_side_on_every_surface_differs_from_every_other(Theme theme) {
        for (Surface surface : surfaces()) {
            var pictures = new ArrayList<BufferedImage>();
            pictures.add(picture(surface, List.of(), theme));
            pictures.add(picture(surface, List.of(new Token("a1", new Glyph.Pit(), Side.NOBODY)), theme));
            for (Glyph glyph : PIECES) {
                for (Side side : Side.values()) {
                    pictures.add(picture(surface, List.of(new Token("a1", glyph, side)), theme));
                }
            }
            assertThatAllDiffer(pictures);
        }
    }

    private static void assertThatAllDiffer(List<BufferedImage> pictures) {
        for (int one = 0; one < pictures.size(); one++) {
            for (int other = 0; other < one; other++) {
                assertThat(Pixels.partDifferingBy(pictures.get(one), pictures.get(other), 20))
                        .as("pictures %d and %d", one, other)
                        .isGreaterThan(0.001);
            }
        }
    }

    private BufferedImage picture(Surface surface, List<Token> tokens, Theme theme) {
        return renderer.render(new BoardScene(surface, tokens, List.of(), List.of(), ""), theme, 400);
    }

    private static List<Surface> surfaces() {
        var cells = List.of(new Cell("a1", 0, 0, Side.NOBODY));
        return List.of(
                new Surface.Squares(Material.SANDSTONE, cells, List.of()),
                new Surface.Hexagons(Material.LIMESTONE, cells, List.of()));
    }
}
