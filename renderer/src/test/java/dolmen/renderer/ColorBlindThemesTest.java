package dolmen.renderer;

import static com.github.ajalt.colormath.calculate.DifferenceKt.differenceCIE2000;
import static org.assertj.core.api.Assertions.assertThat;

import com.github.ajalt.colormath.model.RGB;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.ArmyColors;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.renderer.theme.Themes;
import dolmen.rules.English;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.play.Standing;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Tray;
import java.awt.Color;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class ColorBlindThemesTest {
    private static final double APART = 20;

    private static final Map<Material, Set<Side>> PLAYING = playing();

    private final Themes themes = Themes.load();

    /** The opposing sides on each material in some variant of some game. */
    private static Map<Material, Set<Side>> playing() {
        var sides = new EnumMap<Material, Set<Side>>(Material.class);
        GameRegistry games = GameRegistry.load();
        games.variants().forEach(variant -> {
            BoardScene scene = Standing.start(games.game(variant.game()), variant)
                    .scene(Seat.FIRST)
                    .in(English::of);
            sides.computeIfAbsent(scene.surface().material(), material -> new TreeSet<>())
                    .addAll(scene.trays().stream().map(Tray::side).toList());
        });
        return sides;
    }

    @Test
    void two_play_on_limestone_linen_and_walnut_four_on_sandstone_and_five_on_felt() {
        assertThat(PLAYING.get(Material.LIMESTONE)).hasSize(2);
        assertThat(PLAYING.get(Material.LINEN)).hasSize(2);
        assertThat(PLAYING.get(Material.WALNUT)).hasSize(2);
        assertThat(PLAYING.get(Material.SANDSTONE)).hasSize(4);
        assertThat(PLAYING.get(Material.FELT)).hasSize(5);
    }

    @ParameterizedTest
    @CsvSource({"protan,PROTANOPIA", "deutan,DEUTERANOPIA", "tritan,TRITANOPIA"})
    void opposing_sides_are_told_apart_by_the_eyes_that_the_theme_is_for(String name, Vision vision) {
        Theme theme = themes.find(name).orElseThrow();
        PLAYING.forEach((material, sides) -> {
            MaterialColors colors = theme.colors(material);
            for (Side one : sides) {
                for (Side other : sides) {
                    if (one.compareTo(other) < 0) {
                        assertThat(differenceCIE2000(
                                        vision.seen(colors.army(one).body()),
                                        vision.seen(colors.army(other).body())))
                                .as("%s and %s on %s", one, other, material)
                                .isGreaterThanOrEqualTo((float) APART);
                    }
                }
            }
        });
    }

    @ParameterizedTest
    @CsvSource({"protan,PROTANOPIA", "deutan,DEUTERANOPIA", "tritan,TRITANOPIA"})
    void lines_of_charts_are_told_apart_by_the_eyes_that_the_theme_is_for(String name, Vision vision) {
        assertApart(themes.find(name).orElseThrow().series().stream()
                .map(vision::seen)
                .toList());
    }

    @Test
    void lines_of_charts_are_told_apart_by_everybody_else_in_every_theme() {
        for (String name : themes.names()) {
            assertApart(themes.find(name).orElseThrow().series().stream()
                    .map(Colors::of)
                    .toList());
        }
    }

    private static void assertApart(List<RGB> colors) {
        for (int one = 0; one < colors.size(); one++) {
            for (int other = 0; other < one; other++) {
                assertThat(differenceCIE2000(colors.get(one), colors.get(other)))
                        .as("%d and %d", other, one)
                        .isGreaterThanOrEqualTo((float) APART);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"protan", "deutan", "tritan", "contrast"})
    void opposing_sides_are_told_apart_by_pattern_too(String name) {
        Theme theme = themes.find(name).orElseThrow();
        PLAYING.forEach((material, sides) -> assertThat(
                        sides.stream().map(theme.colors(material)::army).map(ArmyColors::rim))
                .as("on %s", material)
                .doesNotHaveDuplicates());
    }

    @ParameterizedTest
    @EnumSource(Vision.class)
    void no_eye_sees_a_hue_in_grey(Vision vision) {
        var grey = new Color(128, 128, 128);

        assertThat(differenceCIE2000(vision.seen(grey), Colors.of(grey))).isLessThan(1);
    }

    @Test
    void some_eyes_do_not_tell_red_from_green() {
        List<Color> signals = Arrays.asList(new Color(200, 60, 60), new Color(102, 100, 53));

        assertThat(differenceCIE2000(Colors.of(signals.getFirst()), Colors.of(signals.getLast())))
                .isGreaterThan((float) APART);
        assertThat(differenceCIE2000(
                        Vision.PROTANOPIA.seen(signals.getFirst()), Vision.PROTANOPIA.seen(signals.getLast())))
                .isLessThan(8);
    }
}
