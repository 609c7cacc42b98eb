package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.pen.Contrast;
import dolmen.renderer.theme.Theme;
import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.scene.Symbol;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Image;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class SymbolPictureTest {
    /** The size in a menu. */
    private static final int SMALL = 22;

    private static final Color DARK_PAGE = new Color(0x31, 0x33, 0x38);

    private static final BoardRenderer RENDERER = new BoardRenderer();
    private static final Theme THEME = RENDERER.themes().byDefault();

    static Stream<Game<?>> games() {
        return GameRegistry.load().games();
    }

    static Stream<Symbol> symbols() {
        return games().flatMap(game -> game.symbols().stream());
    }

    @ParameterizedTest
    @MethodSource("symbols")
    void a_symbol_is_a_small_square_file_with_a_transparent_ground(Symbol symbol) throws IOException {
        byte[] file = SymbolPicture.of(symbol, THEME, RENDERER).png();

        BufferedImage read = ImageIO.read(new ByteArrayInputStream(file));

        assertThat(file).hasSizeLessThan(32 << 10);
        assertThat(read.getWidth()).isEqualTo(128);
        assertThat(read.getHeight()).isEqualTo(128);
        assertThat(read.getRGB(0, 0) >>> 24).isZero();
        assertThat(read.getRGB(64, 64) >>> 24).isEqualTo(255);
    }

    @ParameterizedTest
    @MethodSource("symbols")
    void a_symbol_stands_out_from_a_light_and_from_a_dark_page_in_the_size_of_a_menu(Symbol symbol) throws IOException {
        for (Color page : List.of(Color.WHITE, DARK_PAGE)) {
            BufferedImage small = small(symbol, page);
            int middle = SMALL / 2;
            assertThat(outline(small, page, 0, middle, 1, 0)).isGreaterThan(2);
            assertThat(outline(small, page, SMALL - 1, middle, -1, 0)).isGreaterThan(2);
            assertThat(outline(small, page, middle, 0, 0, 1)).isGreaterThan(2);
            assertThat(outline(small, page, middle, SMALL - 1, 0, -1)).isGreaterThan(2);
        }
    }

    /** The best contrast with the page of the first two pixels that differ from it, on a straight line. */
    private static double outline(BufferedImage picture, Color page, int fromX, int fromY, int right, int down) {
        int x = fromX;
        int y = fromY;
        while (Contrast.between(page, new Color(picture.getRGB(x, y))) < 1.1) {
            x += right;
            y += down;
        }
        return Math.max(
                Contrast.between(page, new Color(picture.getRGB(x, y))),
                Contrast.between(page, new Color(picture.getRGB(x + right, y + down))));
    }

    @ParameterizedTest
    @MethodSource("games")
    void the_symbols_of_a_game_differ_in_the_size_of_a_menu(Game<?> game) throws IOException {
        var drawn = new LinkedHashMap<String, BufferedImage>();
        for (Symbol symbol : game.symbols()) {
            BufferedImage small = small(symbol, DARK_PAGE);
            drawn.forEach((name, other) -> assertThat(Pixels.meanDifference(small, other))
                    .as("%s and %s", symbol.name(), name)
                    .isGreaterThan(2));
            drawn.put(symbol.name(), small);
        }
    }

    @Test
    void the_print_of_a_symbol_is_that_of_its_pixels() {
        List<Symbol> all = symbols().toList();
        Symbol first = all.getFirst();

        assertThat(SymbolPicture.of(first, THEME, RENDERER).print())
                .matches("[0-9a-f]{8}")
                .isEqualTo(SymbolPicture.of(first, THEME, new BoardRenderer()).print());
        assertThat(all)
                .extracting(symbol -> SymbolPicture.of(symbol, THEME, RENDERER).print())
                .doesNotHaveDuplicates();
    }

    private static BufferedImage small(Symbol symbol, Color page) throws IOException {
        BufferedImage large = ImageIO.read(new ByteArrayInputStream(
                SymbolPicture.of(symbol, THEME, RENDERER).png()));
        var small = new BufferedImage(SMALL, SMALL, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = small.createGraphics();
        pen.setPaint(page);
        pen.fillRect(0, 0, SMALL, SMALL);
        pen.drawImage(large.getScaledInstance(SMALL, SMALL, Image.SCALE_AREA_AVERAGING), 0, 0, null);
        pen.dispose();
        return small;
    }
}
