package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.Header.SeatCaption;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.geometry.LetterBox;
import dolmen.renderer.plaque.Plaque;
import dolmen.renderer.plaque.Plaques;
import dolmen.renderer.theme.Themes;
import dolmen.rules.English;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Surface;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Measures the smallest letters on pictures of every game, as Discord shows these before anybody opens them. */
class LettersTest {
    private static final double READABLE = 9;
    private static final double ROUNDING = 0.01;
    private static final Path DRAWN = Path.of("target/letters.md");
    private static final Path WRITTEN = Path.of("../docs/measurements/letters.md");

    private final Typeface plain = Typeface.load();
    private final Typeface watched = new Typeface(
            new WatchedFont(plain.regular(), this::written),
            new WatchedFont(plain.bold(), this::written),
            plain.scripts(),
            plain.least());

    /** The size of the smallest letters since the last reset. */
    private double least;

    private void written(double size) {
        least = Math.min(least, size);
    }

    /** The smallest letters in both boxes, in pixels. */
    private record Smallest(double onDesktop, double onPhone) {
        Smallest and(Smallest other) {
            return new Smallest(Math.min(onDesktop, other.onDesktop), Math.min(onPhone, other.onPhone));
        }
    }

    @Test
    void nothing_is_smaller_than_nine_pixels_in_either_box_and_the_table_says_so() throws IOException {
        var table = new TreeMap<String, Smallest>();
        GameRegistry.load().variants().forEach(variant -> measure(variant, table));
        table.put("opponents of a game", smallest(Plaques.opponents(Material.WALNUT)));
        table.put("wall of niches", smallest(Plaques.wall()));

        table.forEach((picture, smallest) -> {
            assertThat(smallest.onDesktop()).as(picture).isGreaterThan(READABLE - ROUNDING);
            assertThat(smallest.onPhone()).as(picture).isGreaterThan(READABLE - ROUNDING);
        });
        var rows = new StringBuilder();
        table.forEach((picture, smallest) -> rows.append(
                String.format(Locale.ROOT, "| %s | %.1f | %.1f |%n", picture, smallest.onDesktop, smallest.onPhone)));
        Files.createDirectories(DRAWN.getParent());
        Files.writeString(DRAWN, rows);
        assertThat(Files.readString(WRITTEN))
                .as("the figures, see renderer/" + DRAWN)
                .contains(rows);
    }

    private void measure(Variant variant, Map<String, Smallest> table) {
        // Cached pieces were measured for an earlier picture, in letters of the same size.
        var renderer = new BoardRenderer(watched);
        List<Standing<?>> standings = Gallery.standings(variant);
        String of = "%s, %d play, "
                .formatted(variant.game(), standings.getFirst().position().seats());
        BoardScene bare = standings.getFirst().scene(new Spectator()).in(English::of);
        table.merge(of + "without names", smallest(renderer, bare, new Header(List.of(), "")), Smallest::and);
        for (Standing<?> standing : List.of(standings.get(standings.size() / 2), standings.getLast())) {
            Seat last = new Seat(standing.position().seats() - 1);
            table.merge(
                    of + "board",
                    smallest(renderer, standing.scene(new Spectator()).in(English::of)),
                    Smallest::and);
            table.merge(of + "own view", smallest(renderer, standing.scene(last).in(English::of)), Smallest::and);
        }
        BoardScene ended = standings.getLast().scene(new Spectator()).in(English::of);
        if (ended.trays().size() == 2 && !(ended.surface() instanceof Surface.Table)) {
            table.merge(of + "result", result(renderer, ended), Smallest::and);
        }
    }

    private Smallest smallest(Plaque plaque) {
        least = Double.MAX_VALUE;
        return smallest(new PlaqueRenderer(watched)
                .render(plaque, Plaques.ENGLISH, Themes.load().byDefault(), BoardRenderer.DEFAULT_WIDTH));
    }

    private Smallest result(BoardRenderer renderer, BoardScene scene) {
        List<Keepsake.PlayerRow> rows = scene.trays().stream()
                .map(tray -> new Keepsake.PlayerRow(
                        "Bartholomew Longfellow",
                        tray.side(),
                        tray.seat() == 0,
                        List.of("1500 → 1662", "still settling")))
                .toList();
        var keepsake = new Keepsake("Any game · match #12", "Bartholomew Longfellow won", "by a wall", rows, scene);
        least = Double.MAX_VALUE;
        return smallest(new KeepsakeRenderer(renderer)
                .render(keepsake, Themes.load().byDefault(), BoardRenderer.DEFAULT_WIDTH));
    }

    private Smallest smallest(BoardRenderer renderer, BoardScene scene) {
        List<SeatCaption> captions = scene.trays().stream()
                .map(tray -> new SeatCaption(
                        "Bartholomew Longfellow",
                        tray.side(),
                        tray.seat() == 0,
                        tray.nameInWords() + ", " + tray.countInWords()))
                .toList();
        return smallest(renderer, scene, new Header(captions, "North-west won: nobody else can move any longer"));
    }

    private Smallest smallest(BoardRenderer renderer, BoardScene scene, Header header) {
        least = Double.MAX_VALUE;
        return smallest(renderer.render(scene, header, Themes.load().byDefault(), BoardRenderer.DEFAULT_WIDTH));
    }

    private Smallest smallest(BufferedImage picture) {
        return new Smallest(
                least * LetterBox.onDesktop(picture.getWidth(), picture.getHeight()),
                least * LetterBox.onPhone(picture.getWidth()));
    }
}
