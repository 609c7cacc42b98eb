package dolmen.renderer.face;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.Pixels;
import dolmen.renderer.face.Cut.Layer;
import dolmen.renderer.pen.Contrast;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class FacesTest {
    private static final int BESIDE_A_NAME = 48;
    private static final int PORTRAIT = 170;
    private static final int GREY = 24;
    private static final double SHAPE = 3;

    static Stream<Theme> themes() {
        Themes themes = Themes.load();
        return themes.names().stream().map(name -> themes.find(name).orElseThrow());
    }

    @ParameterizedTest
    @MethodSource("themes")
    void no_two_faces_are_alike_even_if_small(Theme theme) {
        for (Face one : Face.values()) {
            for (Face other : Face.values()) {
                if (one != other) {
                    assertThat(Pixels.partDifferingBy(
                                    picture(one, theme, BESIDE_A_NAME), picture(other, theme, BESIDE_A_NAME), GREY))
                            .as("%s and %s", one, other)
                            .isGreaterThan(0.25);
                }
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_face_has_other_colours_in_every_theme(Face face) {
        assertThat(themes().map(theme -> Arrays.hashCode(Pixels.of(picture(face, theme, PORTRAIT)))))
                .doesNotHaveDuplicates();
    }

    private static FaceColors colors(Face face, Theme theme) {
        return FaceColors.of(theme, face.attacking());
    }

    @ParameterizedTest
    @MethodSource("themes")
    void grooves_contrast_with_every_plane(Theme theme) {
        for (Face face : Face.values()) {
            FaceColors colors = colors(face, theme);
            for (Layer plane : List.of(Layer.SKIN, Layer.PAINT, Layer.WORN, Layer.ROUGH, Layer.LIGHT)) {
                assertThat(Contrast.between(colors.groove(), colors.of(plane)))
                        .as("%s, %s", face, plane)
                        .isGreaterThanOrEqualTo(SHAPE);
            }
            assertThat(Contrast.between(colors.groove(), colors.stone()))
                    .as("%s", face)
                    .isGreaterThanOrEqualTo(SHAPE);
        }
    }

    @ParameterizedTest
    @MethodSource("themes")
    void a_stone_or_its_edge_stands_out_from_the_ground(Theme theme) {
        FaceColors colors = FaceColors.of(theme, true);

        assertThat(Stream.of(colors.stone(), colors.edge()))
                .anySatisfy(color ->
                        assertThat(Contrast.between(color, theme.ground())).isGreaterThanOrEqualTo(SHAPE));
    }

    @ParameterizedTest
    @MethodSource("themes")
    void the_paints_of_the_temperaments_differ_in_hue_or_lightness(Theme theme) {
        Color warm = FaceColors.of(theme, true).paint();
        Color cool = FaceColors.of(theme, false).paint();

        assertThat(warm.getRed() - warm.getBlue()).isGreaterThan(cool.getRed() - cool.getBlue() + 60);
    }

    @ParameterizedTest
    @EnumSource
    void a_face_stays_within_its_square(Face face) {
        var picture = new BufferedImage(3 * PORTRAIT, 3 * PORTRAIT, BufferedImage.TYPE_INT_RGB);
        Theme theme = Themes.load().find("contrast").orElseThrow();
        Graphics2D pen = Pencil.on(picture);
        new FacePainter(theme, PORTRAIT).paint(pen, face, 1.5 * PORTRAIT, 1.5 * PORTRAIT);
        pen.dispose();

        var blank = new BufferedImage(3 * PORTRAIT, 3 * PORTRAIT, BufferedImage.TYPE_INT_RGB);
        assertThat(Pixels.differenceOf(picture, blank).getBounds())
                .satisfies(drawn -> assertThat(drawn.getMinX()).isGreaterThanOrEqualTo(PORTRAIT - 1))
                .satisfies(drawn -> assertThat(drawn.getMaxX()).isLessThanOrEqualTo(2 * PORTRAIT + 1))
                .satisfies(drawn -> assertThat(drawn.getMinY()).isGreaterThanOrEqualTo(PORTRAIT - 1))
                .satisfies(drawn -> assertThat(drawn.getMaxY()).isLessThanOrEqualTo(2 * PORTRAIT + 1));
    }

    private static BufferedImage picture(Face face, Theme theme, int size) {
        var picture = new BufferedImage(size, size, BufferedImage.TYPE_INT_RGB);
        Graphics2D pen = Pencil.on(picture);
        pen.setPaint(theme.ground());
        pen.fillRect(0, 0, size, size);
        new FacePainter(theme, size).paint(pen, face, size / 2.0, size / 2.0);
        pen.dispose();
        return picture;
    }
}
