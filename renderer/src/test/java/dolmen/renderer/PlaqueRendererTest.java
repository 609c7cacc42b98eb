package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.renderer.plaque.Plaque;
import dolmen.renderer.plaque.Plaques;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.Material;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlaqueRendererTest {
    private final PlaqueRenderer renderer = new PlaqueRenderer();
    private final Themes themes = Themes.load();
    private final Theme theme = themes.byDefault();

    static Stream<Plaque> plaques() {
        return Stream.of(
                Plaques.leaderboard(Material.WALNUT),
                Plaques.onPage(Material.FELT),
                Plaques.profile(),
                Plaques.opponents(Material.SANDSTONE),
                Plaques.wall(),
                Plaques.history(Plaques.series("Obelisk", 1, 60, Duration.ofDays(9))));
    }

    @ParameterizedTest
    @ValueSource(ints = {400, 850, 1000, 1600})
    void a_picture_is_as_wide_as_asked(int width) throws IOException {
        byte[] png = renderer.png(Plaques.profile(), Plaques.ENGLISH, theme, width);

        assertThat(ImageIO.read(new ByteArrayInputStream(png)).getWidth()).isEqualTo(width);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 399, 1601})
    void a_width_out_of_range_is_refused(int width) {
        assertThatThrownBy(() -> renderer.render(Plaques.profile(), Plaques.ENGLISH, theme, width))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("400 to 1600");
    }

    @ParameterizedTest
    @MethodSource("plaques")
    void the_same_plaque_gives_the_same_pixels_from_every_renderer_and_thread(Plaque plaque) {
        int[] expected = Pixels.of(new PlaqueRenderer().render(plaque, Plaques.ENGLISH, theme, 400));

        var drawn = IntStream.range(0, 6)
                .mapToObj(run -> CompletableFuture.supplyAsync(
                        () -> Pixels.of(renderer.render(plaque, Plaques.ENGLISH, theme, 400))))
                .toList();

        assertThat(drawn).allSatisfy(picture -> assertThat(picture.join()).isEqualTo(expected));
    }

    @ParameterizedTest
    @MethodSource("plaques")
    void every_theme_looks_different(Plaque plaque) {
        assertThat(themes.names().stream()
                        .map(name -> themes.find(name).orElseThrow())
                        .map(each -> Arrays.hashCode(Pixels.of(renderer.render(plaque, Plaques.ENGLISH, each, 400)))))
                .doesNotHaveDuplicates();
    }

    @Test
    void every_material_looks_different() {
        assertThat(Arrays.stream(Material.values())
                        .map(Plaques::onPage)
                        .map(plaque ->
                                Arrays.hashCode(Pixels.of(renderer.render(plaque, Plaques.ENGLISH, theme, 400)))))
                .doesNotHaveDuplicates();
    }
}
