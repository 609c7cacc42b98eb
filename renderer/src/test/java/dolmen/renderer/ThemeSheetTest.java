package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.geometry.LetterBox;
import dolmen.renderer.pen.Contrast;
import dolmen.renderer.theme.Themes;
import dolmen.rules.English;
import dolmen.rules.GameRegistry;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.play.Standing;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ThemeSheetTest {
    /** The tolerance for files, which hold the 256 most visible colours. */
    private static final double NEARLY = 1.02;

    private static final Path DRAWN = Path.of("target/pictures");

    private final BoardRenderer renderer = new BoardRenderer();

    static Stream<String> games() {
        return GameRegistry.load().games().map(game -> game.facts().id());
    }

    @ParameterizedTest
    @MethodSource("games")
    void every_theme_is_on_its_own_ground_and_the_sheet_is_legible_in_both_boxes(String game) throws IOException {
        Themes themes = Themes.load();
        var scene = Standing.start(GameRegistry.load().game(game), Variant.of(game))
                .scene(new Spectator())
                .in(English::of);
        byte[] png = new ThemeSheet(scene, themes, themes.titles(), Optional.empty()).png(renderer);
        Files.createDirectories(DRAWN);
        Files.write(DRAWN.resolve("themes-" + game + ".png"), png);

        BufferedImage sheet = ImageIO.read(new ByteArrayInputStream(png));

        assertThat(LetterBox.isTall(sheet.getWidth(), sheet.getHeight())).isFalse();
        for (int index = 0; index < themes.names().size(); index++) {
            Color ground = themes.find(themes.names().get(index)).orElseThrow().ground();
            int x = index % 3 * (sheet.getWidth() / 3) + 2;
            int y = Math.floorDiv(index, 3) * Math.floorDiv(sheet.getHeight(), 2) + 2;
            assertThat(Contrast.between(new Color(sheet.getRGB(x, y)), ground)).isLessThan(NEARLY);
        }
    }

    @Test
    void the_chosen_theme_has_a_visible_frame_and_is_named_in_words() throws IOException {
        Themes themes = Themes.load();
        var scene = Standing.start(GameRegistry.load().game("obelisk"), Variant.of("obelisk"))
                .scene(new Spectator())
                .in(English::of);
        for (int index = 0; index < themes.names().size(); index++) {
            String name = themes.names().get(index);
            var sheet = new ThemeSheet(scene, themes, themes.titles(), Optional.of(name));
            BufferedImage drawn = ImageIO.read(new ByteArrayInputStream(sheet.png(renderer)));
            int x = index % 3 * (drawn.getWidth() / 3) + 8;
            int y = Math.floorDiv(index, 3) * Math.floorDiv(drawn.getHeight(), 2) + 40;

            assertThat(Contrast.between(
                            new Color(drawn.getRGB(x, y)),
                            themes.find(name).orElseThrow().ground()))
                    .isGreaterThan(4.5);
        }
    }
}
