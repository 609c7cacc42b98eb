package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.theme.Themes;
import dolmen.rules.English;
import dolmen.rules.GameRegistry;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/** Tests the sheet of all games, which is left in {@code target/games.png}. */
class GameSheetTest {
    private final BoardRenderer renderer = new BoardRenderer();
    private final Themes themes = Themes.load();

    @Test
    void every_game_of_this_house_has_a_board_in_a_picture_that_fits_a_desktop() throws IOException {
        var starts = new LinkedHashMap<String, BoardScene>();
        GameRegistry.load()
                .games()
                .forEach(game -> starts.put(
                        English.of(game.facts().name()),
                        Standing.start(game, Variant.of(game.facts().id()))
                                .scene(new Spectator())
                                .in(English::of)));
        var sheet = new GameSheet(starts, themes.byDefault());

        byte[] png = sheet.png(renderer);

        Files.write(Path.of("target/games.png"), png);
        BufferedImage picture = ImageIO.read(new ByteArrayInputStream(png));
        assertThat(picture.getWidth()).isBetween(990, 1_000);
        assertThat(picture.getHeight()).isLessThan(700);
    }

    @Test
    void a_last_row_that_is_not_full_is_in_the_middle() throws IOException {
        var one = new LinkedHashMap<String, BoardScene>();
        one.put("Siege", Scenes.siege());
        BufferedImage picture =
                ImageIO.read(new ByteArrayInputStream(new GameSheet(one, themes.byDefault()).png(renderer)));

        int middle = picture.getHeight() / 3;
        assertThat(picture.getRGB(picture.getWidth() / 6, middle))
                .isEqualTo(picture.getRGB(2, 2))
                .isEqualTo(picture.getRGB(picture.getWidth() * 5 / 6, middle))
                .isNotEqualTo(picture.getRGB(picture.getWidth() / 2, middle));
    }
}
