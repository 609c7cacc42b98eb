package dolmen.renderer.piece;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.renderer.Pixels;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.resource.Resources;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class MotifTest {
    private static final int SIZE = 60;

    @Test
    void no_two_drawings_are_alike() {
        Map<String, Motif> motifs =
                Motif.read(new String(Resources.read(Motif.class, "motifs.txt"), StandardCharsets.UTF_8));

        assertThat(motifs).hasSizeGreaterThan(30);
        for (Map.Entry<String, Motif> one : motifs.entrySet()) {
            int[] drawn = picture(one.getValue());
            assertThat(motifs.entrySet())
                    .filteredOn(other -> Arrays.equals(drawn, picture(other.getValue())))
                    .containsExactly(one);
        }
    }

    @Test
    void ink_and_ground_are_drawn_in_their_colours() {
        Motif motif = Motif.read("sun\nink O 0 0 100 100\ncut O 30 30 70 70").getOrDefault("sun", new Motif(List.of()));

        assertThat(picture(motif)[SIZE / 2 * SIZE + 5]).isEqualTo(Color.BLACK.getRGB());
        assertThat(picture(motif)[SIZE / 2 * SIZE + SIZE / 2]).isEqualTo(Color.YELLOW.getRGB());
    }

    @Test
    void what_is_no_drawing_is_quoted() {
        assertThatThrownBy(() -> Motif.of("unicorn")).hasMessageContaining("unicorn");
        assertThatThrownBy(() -> Motif.read("sun\nink W 1 2")).hasMessageContaining("ink W 1 2");
        assertThatThrownBy(() -> Motif.read("ink O 0 0 1 1")).hasMessageContaining("ink O 0 0 1 1");
    }

    private static int[] picture(Motif motif) {
        var image = new BufferedImage(SIZE, SIZE, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = Pencil.on(image);
        pen.setPaint(Color.WHITE);
        pen.fillRect(0, 0, SIZE, SIZE);
        pen.translate(SIZE / 2, SIZE / 2);
        motif.paint(pen, SIZE, Color.BLACK, Color.YELLOW);
        pen.dispose();
        return Pixels.of(image);
    }
}
