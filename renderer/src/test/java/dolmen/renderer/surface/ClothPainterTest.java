package dolmen.renderer.surface;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.Material;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

final class ClothPainterTest {
    private static final Theme THEME = Themes.load().byDefault();

    @Test
    void the_seam_of_a_large_cloth_has_a_thick_thread() {
        assertThat(thread(500)).isBetween(6L, 7L);
        assertThat(thread(1000)).isBetween(13L, 14L);
    }

    /** The thickness of the thread along the left edge of a cloth for cells of this size, in pixels. */
    private static long thread(int cell) {
        var picture = new BufferedImage(2 * cell, 2 * cell, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = Pencil.on(picture);
        Theme.MaterialColors colors = THEME.colors(Material.FELT);
        ClothPainter.paint(pen, new Rectangle2D.Double(0, 0, 2 * cell, 2 * cell), cell, colors, THEME, false);
        pen.dispose();
        int thread = Pencil.between(colors.cell(), colors.joint(), 0.7).getRGB();
        return IntStream.range(cell / 2, cell)
                .mapToLong(y -> IntStream.range(0, cell / 4)
                        .filter(x -> picture.getRGB(x, y) == thread)
                        .count())
                .max()
                .orElseThrow();
    }
}
