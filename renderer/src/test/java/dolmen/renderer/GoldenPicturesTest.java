package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.Header.SeatCaption;
import dolmen.renderer.face.Face;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Side;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compares pictures with files that were looked at by eye. The present pictures are left in {@code target/pictures},
 * large too; after a change of looks, look at those and copy the small ones over the files.
 */
class GoldenPicturesTest {
    private static final Path DRAWN = Path.of("target/pictures");
    private static final int SMALL = 400;

    private final BoardRenderer renderer = new BoardRenderer();
    private final Header people = new Header(
            List.of(
                    new SeatCaption("Astrid", Side.FIRST, true, "16 stones"),
                    new SeatCaption("Bartholomew Longfellow", Side.SECOND, false, "14 stones")),
            "Turn 12");

    private final Header computers = new Header(
            List.of(
                    new SeatCaption("Torsten", Side.FIRST, true, "16 stones", Optional.of(Face.TORSTEN)),
                    new SeatCaption("Hallvard", Side.SECOND, false, "14 stones", Optional.of(Face.HALLVARD))),
            "Turn 12");

    @ParameterizedTest
    @CsvSource({
        "siege,light",
        "siege,dark",
        "crumbling,light",
        "crumbling,dark",
        "four-armies,light",
        "four-armies,dark",
        "dance,light",
        "dance,dark",
        "revenge,light",
        "revenge,dark",
        "table,light",
        "table,dark",
        "choosing,light",
        "crumbling,contrast",
        "against-computers,light",
        "against-computers,dark",
        "four-armies,protan",
        "dance,deutan",
        "table,tritan"
    })
    void a_picture_looks_as_it_did_when_it_was_looked_at(String scene, String themeName) throws IOException {
        Theme theme = Themes.load().find(themeName).orElseThrow();
        Header header = scene.equals("against-computers") ? computers : people;
        String file = scene + "-" + themeName + ".png";
        Files.createDirectories(DRAWN);
        Files.write(
                DRAWN.resolve("large-" + file), renderer.png(scene(scene), header, theme, BoardRenderer.DEFAULT_WIDTH));
        Files.write(DRAWN.resolve(file), renderer.png(scene(scene), header, theme, SMALL));

        BufferedImage golden =
                ImageIO.read(Path.of("src/test/resources/golden", file).toFile());
        BufferedImage drawn = renderer.render(scene(scene), header, theme, SMALL);

        assertThat(drawn.getHeight()).isEqualTo(golden.getHeight());
        assertThat(Pixels.partDifferingBy(drawn, golden, 24)).isLessThan(0.001);
    }

    private static BoardScene scene(String name) {
        return switch (name) {
            case "siege", "against-computers" -> Scenes.siege();
            case "crumbling" -> Scenes.crumbling();
            case "four-armies" -> Scenes.fourArmies();
            case "dance" -> DanceScenes.dance();
            case "revenge" -> ObeliskScenes.revenge();
            case "table" -> TableScenes.table(3);
            case "choosing" -> HintScenes.siege();
            default -> throw new IllegalArgumentException(name);
        };
    }
}
