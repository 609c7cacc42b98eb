package dolmen.renderer;

import static com.github.ajalt.colormath.calculate.ContrastKt.wcagContrastRatio;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.ImportOption;
import dolmen.renderer.font.FontFamily;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.pen.Contrast;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.surface.LabelPainter;
import dolmen.renderer.surface.Plate;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.ArmyColors;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.renderer.theme.Themes;
import dolmen.rules.English;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.font.TextLayout;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class LegibilityTest {
    private static final double TEXT = 4.5;
    private static final double SHAPE = 3;
    private static final double DARKEST_SLAB = 0.1;
    private static final int SMALL = 400;

    private final Typeface typeface = Typeface.load();

    static Stream<Theme> themes() {
        Themes themes = Themes.load();
        return themes.names().stream().map(name -> themes.find(name).orElseThrow());
    }

    static Stream<Variant> variants() {
        return GameRegistry.load().variants();
    }

    @ParameterizedTest
    @MethodSource("themes")
    void words_stand_out_from_the_ground(Theme theme) {
        assertThat(contrast(theme.ink(), theme.ground())).isGreaterThan(7);
        assertThat(contrast(theme.quiet(), theme.ground())).isGreaterThanOrEqualTo(TEXT);
    }

    @ParameterizedTest
    @MethodSource("themes")
    void words_stand_out_from_a_lifted_row_and_its_edge_from_the_row_or_else_from_a_further_edge(Theme theme) {
        for (Material material : Material.values()) {
            var plate = new Plate(material, theme, new Rectangle(100, 100), 1, 100);
            MaterialColors colors = plate.colors();
            assertThat(contrast(colors.ink(), plate.lifted()))
                    .as("%s", material)
                    .isGreaterThanOrEqualTo(TEXT);
            Color ground = material == Material.FELT ? colors.markEdge() : plate.lifted();
            assertThat(contrast(colors.mark(), ground)).as("%s", material).isGreaterThanOrEqualTo(SHAPE);
        }
    }

    @ParameterizedTest
    @MethodSource("themes")
    void lines_of_charts_stand_out_from_the_ground(Theme theme) {
        assertThat(theme.series())
                .allSatisfy(line -> assertThat(contrast(line, theme.ground())).isGreaterThanOrEqualTo(SHAPE));
    }

    @ParameterizedTest
    @MethodSource("themes")
    void words_stand_out_from_the_lightest_and_the_darkest_slab(Theme theme) {
        for (Material material : Material.values()) {
            for (Color slab : slabs(theme.colors(material))) {
                assertThat(contrast(theme.colors(material).ink(), slab))
                        .as("%s", material)
                        .isGreaterThanOrEqualTo(TEXT);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("themes")
    void words_contrast_with_the_paper_of_cards_and_with_its_inlays(Theme theme) {
        ArmyColors paper = theme.colors(Material.FELT).army(Side.NOBODY);
        assertThat(contrast(paper.shade(), paper.light())).isGreaterThanOrEqualTo(TEXT);
        assertThat(contrast(paper.light(), theme.colors(Material.WALNUT).joint()))
                .isGreaterThanOrEqualTo(TEXT);
        assertThat(Stream.of(paper.light(), paper.tint()))
                .allSatisfy(ground -> assertThat(contrast(paper.line(), ground)).isGreaterThanOrEqualTo(TEXT));
        assertThat(Stream.of(Material.SANDSTONE, Material.LINEN, Material.LIMESTONE))
                .allSatisfy(
                        material -> assertThat(contrast(theme.onInlay(material, paper), theme.inlay(material, paper)))
                                .isGreaterThanOrEqualTo(TEXT));
    }

    @ParameterizedTest
    @MethodSource("themes")
    void counts_stand_out_from_the_backs_of_cards_and_labels_from_their_dots(Theme theme) {
        for (Material material : Material.values()) {
            MaterialColors colors = theme.colors(material);
            assertThat(colors.armies().values())
                    .allSatisfy(army ->
                            assertThat(contrast(army.ink(), army.body())).isGreaterThanOrEqualTo(TEXT));
            assertThat(contrast(colors.onMark(), colors.mark())).isGreaterThanOrEqualTo(TEXT);
        }
    }

    @ParameterizedTest
    @MethodSource("themes")
    void marks_stand_out_from_the_slabs_or_else_from_their_edge(Theme theme) {
        for (Material material : Material.values()) {
            MaterialColors colors = theme.colors(material);
            List<Color> grounds = material == Material.FELT ? List.of(colors.markEdge()) : slabs(colors);
            assertThat(grounds)
                    .as("%s", material)
                    .allSatisfy(ground ->
                            assertThat(contrast(colors.mark(), ground)).isGreaterThanOrEqualTo(SHAPE));
        }
    }

    @Test
    void only_the_typeface_sizes_letters_and_it_makes_none_too_small() {
        JavaClasses product = new ClassFileImporter()
                .withImportOption(new ImportOption.DoNotIncludeTests())
                .importPackages("dolmen.renderer");
        noClasses()
                .that()
                .areNotAssignableTo(Typeface.class)
                .should()
                .callMethod(Font.class, "deriveFont", float.class)
                .check(product);
        noClasses()
                .that()
                .areNotAssignableTo(Typeface.class)
                .should()
                .callMethod(Graphics2D.class, "drawString", String.class, float.class, float.class)
                .check(product);
        noClasses()
                .that()
                .areNotAssignableTo(FontFamily.class)
                .should()
                .dependOnClassesThat()
                .areAssignableTo(TextLayout.class)
                .check(product);
        assertThat(typeface.names(3).first().getSize2D()).isEqualTo(11);
        assertThat(typeface.regular(3).getSize2D()).isEqualTo(11);
        assertThat(typeface.bold(3).getSize2D()).isEqualTo(11);
        assertThat(Typeface.sized(typeface.bold(20), 10).getSize2D()).isEqualTo(11);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void the_names_of_cells_and_the_headings_fit_where_they_stand_on_a_phone(Variant variant) {
        Surface surface = Standing.start(GameRegistry.load().game(variant.game()), variant)
                .scene(Seat.FIRST)
                .in(English::of)
                .surface();
        PictureLayout layout = PictureLayout.of(surface, SMALL);
        var painter = new LabelPainter(typeface, surface, layout, Themes.load().byDefault());
        for (Label label : surface.labels()) {
            assertThat(painter.fits(label)).as("%s", label).isTrue();
        }
    }

    @Test
    void contrast_follows_the_guidelines() {
        assertThat(Contrast.between(Color.BLACK, Color.WHITE)).isEqualTo(21);
        assertThat(Contrast.between(new Color(200, 60, 20), new Color(30, 90, 160)))
                .isCloseTo(contrast(new Color(200, 60, 20), new Color(30, 90, 160)), within(0.01));
    }

    private static List<Color> slabs(MaterialColors colors) {
        return List.of(colors.cell(), Pencil.between(colors.cell(), colors.joint(), DARKEST_SLAB));
    }

    private static double contrast(Color one, Color other) {
        return wcagContrastRatio(Colors.of(one), Colors.of(other));
    }
}
