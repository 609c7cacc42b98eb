package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.Header.SeatCaption;
import dolmen.renderer.geometry.LetterBox;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.renderer.theme.Themes;
import dolmen.rules.English;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Spectator;
import dolmen.rules.Variant;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Measures the fields on pictures of every game, as Discord shows these before anybody opens them. */
class FieldsTest {
    private static final double SHARE_OF_TWO = 0.85;
    private static final double SHARE_OF_MORE = 0.84;
    private static final Path DRAWN = Path.of("target/fields.md");
    private static final Path WRITTEN = Path.of("../docs/measurements/fields.md");

    private final BoardRenderer renderer = new BoardRenderer();

    /** The cells of a picture: their part of its width, and their width in both boxes in pixels. */
    private record Field(double share, double onDesktop, double onPhone) {
        Field and(Field other) {
            return new Field(
                    Math.min(share, other.share),
                    Math.min(onDesktop, other.onDesktop),
                    Math.min(onPhone, other.onPhone));
        }
    }

    @Test
    void a_field_takes_most_of_the_width_of_its_picture_and_the_table_says_how_much() throws IOException {
        var table = new TreeMap<String, Field>();
        GameRegistry.load().variants().forEach(variant -> measure(variant, table));

        table.forEach((picture, field) -> assertThat(field.share())
                .as(picture)
                .isGreaterThanOrEqualTo(picture.contains("2 play") ? SHARE_OF_TWO : SHARE_OF_MORE));
        var rows = new StringBuilder();
        table.forEach((picture, field) -> rows.append(String.format(
                Locale.ROOT,
                "| %s | %.0f %% | %.0f | %.0f |%n",
                picture,
                100 * field.share(),
                field.onDesktop(),
                field.onPhone())));
        Files.createDirectories(DRAWN.getParent());
        Files.writeString(DRAWN, rows);
        assertThat(Files.readString(WRITTEN))
                .as("the figures, see renderer/" + DRAWN)
                .contains(rows);
    }

    private void measure(Variant variant, Map<String, Field> table) {
        List<Standing<?>> standings = Gallery.standings(variant);
        Standing<?> midway = standings.get(standings.size() / 2);
        String picture =
                "%s, %d play".formatted(variant.game(), midway.position().seats());
        table.merge(picture + ", board", field(midway.scene(new Spectator()).in(English::of)), Field::and);
        table.merge(picture + ", own view", field(midway.scene(Seat.FIRST).in(English::of)), Field::and);
    }

    private Field field(BoardScene scene) {
        List<SeatCaption> captions = scene.trays().stream()
                .map(tray ->
                        new SeatCaption("Bartholomew Longfellow", tray.side(), tray.seat() == 0, tray.countInWords()))
                .toList();
        PictureLayout layout = renderer.layout(scene, new Header(captions, "Turn 12"), BoardRenderer.DEFAULT_WIDTH);
        PlacedBoard board =
                PlacedBoard.of(scene.surface(), layout, Themes.load().byDefault());
        double width = layout.pixels(board.extent()).getWidth();
        return new Field(
                width / layout.width(),
                width * LetterBox.onDesktop(layout.width(), layout.height()),
                width * LetterBox.onPhone(layout.width()));
    }
}
