package dolmen.renderer.theme;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.renderer.pen.Contrast;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import java.awt.Color;
import java.util.EnumMap;
import java.util.List;
import java.util.Properties;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class ThemesTest {
    private final Themes themes = Themes.load();

    @Test
    void light_is_the_default_and_dark_is_there() {
        assertThat(themes.names()).startsWith("light").contains("dark");
        assertThat(themes.byDefault().name()).isEqualTo("light");
    }

    @Test
    void every_theme_has_a_title_that_tells_its_purpose() {
        assertThat(themes.titles().keySet()).containsExactlyElementsOf(themes.names());
        assertThat(themes.titles().values()).doesNotHaveDuplicates().allMatch(title -> title.matches("[A-Z].{3,60}"));
        assertThat(themes.titles()).containsEntry("protan", "Colour-blind: red (protan)");
    }

    @Test
    void a_theme_is_found_by_name_whatever_its_case() {
        assertThat(themes.find("Dark")).map(Theme::name).contains("dark");
        assertThat(themes.find("plaid")).isEmpty();
    }

    @Test
    void the_first_side_is_the_lightest_and_the_second_the_darkest_and_no_two_of_five_are_alike() {
        for (String name : themes.names()) {
            for (Material material : Material.values()) {
                Theme theme = themes.find(name).orElseThrow();
                List<Double> fromDark = Stream.of(Side.SECOND, Side.FOURTH, Side.FIFTH, Side.THIRD, Side.FIRST)
                        .map(side -> lightness(theme.colors(material).army(side).body()))
                        .toList();
                assertThat(fromDark).isSorted();
                for (int next = 1; next < fromDark.size(); next++) {
                    assertThat(fromDark.get(next) - fromDark.get(next - 1)).isGreaterThan(0.1);
                }
            }
        }
    }

    @Test
    void every_theme_has_colours_for_every_side_on_every_material() {
        for (String name : themes.names()) {
            Theme theme = themes.find(name).orElseThrow();
            for (Material material : Material.values()) {
                assertThat(theme.colors(material).armies()).containsOnlyKeys(Side.values());
            }
        }
    }

    @Test
    void a_theme_without_a_material_is_refused_by_name() {
        Theme light = themes.byDefault();
        var materials = new EnumMap<>(light.materials());
        materials.remove(Material.LINEN);

        assertThatThrownBy(() -> new Theme(
                        "bare",
                        light.ground(),
                        light.ink(),
                        light.quiet(),
                        light.line(),
                        light.accent(),
                        light.shadow(),
                        light.series(),
                        materials))
                .hasMessageContaining("bare")
                .hasMessageContaining("LINEN");
    }

    @Test
    void sides_that_share_a_table_of_five_have_rims_of_their_own() {
        for (String name : themes.names()) {
            Theme theme = themes.find(name).orElseThrow();
            assertThat(Stream.of(Side.FIRST, Side.SECOND, Side.THIRD, Side.FOURTH, Side.FIFTH)
                            .map(side -> theme.colors(Material.FELT).army(side).rim()))
                    .doesNotHaveDuplicates();
        }
    }

    @Test
    void a_table_without_a_row_is_refused_by_name() {
        assertThatThrownBy(() -> new ThemeTable("bare", new Properties()).theme())
                .hasMessageContaining("bare")
                .hasMessageContaining("LIMESTONE");
    }

    @Test
    void a_table_with_a_word_that_is_no_colour_is_refused() {
        var rows = new Properties();
        rows.setProperty("LIMESTONE", "D8D0C0 mauve 4A433B 211D19 8B8172");

        assertThatThrownBy(() -> new ThemeTable("odd", rows).theme()).isInstanceOf(IllegalArgumentException.class);
    }

    /** Relative luminance by a root, near enough to how light a colour looks. */
    private static double lightness(Color color) {
        return Math.sqrt(Contrast.between(color, Color.BLACK) - 1);
    }
}
