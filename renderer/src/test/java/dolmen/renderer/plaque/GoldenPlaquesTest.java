package dolmen.renderer.plaque;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.Pixels;
import dolmen.renderer.PlaqueRenderer;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.Material;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import javax.imageio.ImageIO;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Compares plaques with files that were looked at by eye. The present pictures are left in {@code target/pictures},
 * large too; after a change of looks, look at those and copy the small ones over the files.
 */
class GoldenPlaquesTest {
    private static final Path DRAWN = Path.of("target/pictures");
    private static final int SMALL = 400;

    private final PlaqueRenderer renderer = new PlaqueRenderer();

    @ParameterizedTest
    @CsvSource({
        "leaderboard,light",
        "leaderboard,dark",
        "leaderboard-on-page,contrast",
        "leaderboard-empty,tritan",
        "leaderboard-with-newcomers,light",
        "leaderboard-with-newcomers,contrast",
        "leaderboard-of-newcomers,dark",
        "profile,light",
        "profile,contrast",
        "opponents,light",
        "opponents,dark",
        "opponents-unrated,contrast",
        "achievements,light",
        "achievements,dark",
        "achievements,contrast",
        "history,dark",
        "history,deutan",
        "analysis,dark",
        "analysis,light"
    })
    void a_plaque_looks_as_it_did_when_it_was_looked_at(String name, String themeName) throws IOException {
        Theme theme = Themes.load().find(themeName).orElseThrow();
        Plaque plaque = plaque(name);
        String file = name + "-" + themeName + ".png";
        Files.createDirectories(DRAWN);
        Files.write(DRAWN.resolve("large-" + file), renderer.png(plaque, Plaques.ENGLISH, theme, 1000));
        Files.write(DRAWN.resolve(file), renderer.png(plaque, Plaques.ENGLISH, theme, SMALL));

        BufferedImage golden =
                ImageIO.read(Path.of("src/test/resources/golden", file).toFile());
        BufferedImage drawn = renderer.render(plaque, Plaques.ENGLISH, theme, SMALL);

        assertThat(drawn.getHeight()).isEqualTo(golden.getHeight());
        assertThat(Pixels.partDifferingBy(drawn, golden, 24)).isLessThan(0.001);
    }

    private static Plaque plaque(String name) {
        return switch (name) {
            case "leaderboard" -> Plaques.leaderboard(Material.WALNUT);
            case "leaderboard-on-page" -> Plaques.onPage(Material.FELT);
            case "leaderboard-empty" -> Plaques.nobody(Material.LINEN);
            case "leaderboard-with-newcomers" -> Plaques.withNewcomers(Material.WALNUT);
            case "leaderboard-of-newcomers" -> Plaques.newcomers(Material.LIMESTONE);
            case "profile" -> Plaques.profile();
            case "opponents" -> Plaques.opponents(Material.SANDSTONE);
            case "opponents-unrated" -> Plaques.unrated(Material.FELT);
            case "achievements" -> Plaques.achievements();
            case "history" -> Plaques.history(Plaques.series("Obelisk", 1, 60, Duration.ofDays(9)));
            case "analysis" -> Plaques.analysis();
            default -> throw new IllegalArgumentException(name);
        };
    }
}
