package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HeadingsTest {
    private static final double NEXT = 3;

    private final BoardRenderer renderer = new BoardRenderer();
    private final Theme theme = Themes.load().byDefault();

    @ParameterizedTest
    @ValueSource(ints = {400, 1000})
    void a_long_heading_ends_before_the_next_one_on_its_line(int width) {
        Rectangle difference = Pixels.differenceOf(
                picture("Graves", width), picture("Graves and mausoleums of the oldest families", width));
        double next = PictureLayout.of(table(""), width).x(NEXT);

        assertThat(difference.isEmpty()).isFalse();
        assertThat(difference.getMaxX()).isLessThan(next);
    }

    private BufferedImage picture(String heading, int width) {
        return renderer.render(new BoardScene(table(heading), List.of(), List.of(), List.of(), ""), theme, width);
    }

    private static Surface table(String heading) {
        return new Surface.Table(
                Material.FELT,
                List.of(new Cell("left", 0.5, 1, Side.NOBODY), new Cell("right", 8.5, 1, Side.NOBODY)),
                List.of(
                        new Label(heading, 0, 0, Label.Location.HEADING),
                        new Label("Hand", NEXT, 0, Label.Location.HEADING)));
    }
}
