package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Side;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardRendererTest {
    private final BoardRenderer renderer = new BoardRenderer();
    private final Theme theme = Themes.load().byDefault();

    @ParameterizedTest
    @ValueSource(ints = {400, 1000, 1600})
    void a_picture_is_as_wide_as_asked(int width) {
        assertThat(renderer.render(Scenes.siege(), theme, width).getWidth()).isEqualTo(width);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 0, 399, 1601})
    void a_width_out_of_range_is_refused(int width) {
        assertThatThrownBy(() -> renderer.render(Scenes.siege(), theme, width))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("400 to 1600");
    }

    @Test
    void the_same_scene_gives_the_same_pixels_from_every_renderer_and_thread() {
        int[] expected = pixels(new BoardRenderer().render(Scenes.crumbling(), theme, 400));

        var drawn = IntStream.range(0, 8)
                .mapToObj(run ->
                        CompletableFuture.supplyAsync(() -> pixels(renderer.render(Scenes.crumbling(), theme, 400))))
                .toList();

        assertThat(drawn).allSatisfy(picture -> assertThat(picture.join()).isEqualTo(expected));
    }

    @Test
    void a_token_on_no_cell_is_refused() {
        BoardScene scene =
                new BoardScene(Scenes.courtyard(), List.of(Scenes.stone("z9", Side.FIRST)), List.of(), List.of(), "");

        assertThatThrownBy(() -> renderer.render(scene, theme, 400))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("z9");
    }

    @Test
    void a_scene_without_trays_has_no_strip() {
        BoardScene scene = new BoardScene(Scenes.courtyard(), List.of(), List.of(), List.of(), "");

        assertThat(renderer.render(scene, theme, 400).getHeight())
                .isLessThan(renderer.render(Scenes.siege(), theme, 400).getHeight());
    }

    private static int[] pixels(BufferedImage picture) {
        return ((DataBufferInt) picture.getRaster().getDataBuffer()).getData();
    }
}
