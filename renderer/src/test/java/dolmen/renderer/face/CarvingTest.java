package dolmen.renderer.face;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.renderer.face.Cut.Layer;
import dolmen.renderer.pen.Outline;
import java.awt.geom.Rectangle2D;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class CarvingTest {
    private static final String STONE = "stone O 2 2 98 98\n";

    @Test
    void a_table_is_a_stone_and_its_cuts_in_their_order() {
        Carving carving = Carving.read("""
                # Nobody in particular.
                stone  O 2 2 98 98

                skin   M 20 30 Q 50 10 80 30 C 90 60 60 90 50 90 Z
                groove 1.8 M 40 50 L 60 50.5
                """);

        assertThat(carving.stone()).isEqualTo("O 2 2 98 98");
        assertThat(carving.cuts())
                .containsExactly(
                        new Cut(Layer.SKIN, 0, "M 20 30 Q 50 10 80 30 C 90 60 60 90 50 90 Z"),
                        new Cut(Layer.GROOVE, 1.8, "M 40 50 L 60 50.5"));
    }

    @Test
    void symmetric_cuts_are_repeated_mirrored() {
        Carving carving = Carving.read(STONE + "hollow both O 30 40 36 45\n");

        assertThat(carving.cuts())
                .extracting(cut -> Outline.path(cut.outline()).getBounds2D())
                .containsExactly(new Rectangle2D.Double(30, 40, 6, 5), new Rectangle2D.Double(64, 40, 6, 5));
    }

    @Test
    void a_table_begins_with_the_stone() {
        assertThatThrownBy(() -> Carving.read("skin M 0 0 L 1 1"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("stone");
        assertThatThrownBy(() -> Carving.read("")).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"fur M 1 1 L 2 2", "skin", "skin L 1 1", "skin M 1", "skin M 1 1 X 2 2", "skin M 1 1 L 2 two"})
    void a_line_that_is_no_cut_is_refused(String line) {
        assertThatThrownBy(() -> Carving.read(STONE + line)).isInstanceOf(IllegalArgumentException.class);
    }
}
