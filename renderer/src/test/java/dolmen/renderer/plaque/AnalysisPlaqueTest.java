package dolmen.renderer.plaque;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.renderer.Pixels;
import dolmen.renderer.PlaqueRenderer;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Themes;
import java.awt.image.BufferedImage;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class AnalysisPlaqueTest {
    private static final int WIDTH = 400;

    private final PlaqueRenderer renderer = new PlaqueRenderer();
    private final Theme theme = Themes.load().byDefault();

    private static AnalysisPlaque plaque(String first, List<Double> chances, List<Integer> points) {
        return new AnalysisPlaque("Obelisk · match #7", "", first, "Bert", chances, points);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 60, 400})
    void few_turns_and_many_are_drawn_in_the_same_frame(int chances) {
        List<Double> wild =
                Stream.iterate(0.1, chance -> 1 - chance).limit(chances).toList();
        BufferedImage picture = picture(plaque("Anna", wild, List.of(0)));
        BufferedImage quiet = picture(plaque("Anna", Collections.nCopies(chances, 0.5), List.of()));

        assertThat(picture.getHeight()).isEqualTo(quiet.getHeight());
        assertThat(Pixels.partDifferingBy(picture, quiet, 20)).isPositive();
    }

    @Test
    void the_leader_gives_the_ground_its_colour() {
        BufferedImage first = picture(plaque("Anna", List.of(0.9, 0.9), List.of()));
        BufferedImage second = picture(plaque("Anna", List.of(0.1, 0.1), List.of()));

        assertThat(Pixels.partDifferingBy(first, second, 20)).isGreaterThan(0.2);
    }

    @Test
    void a_match_has_a_turn_and_turning_points_are_among_its_turns() {
        assertThatThrownBy(() -> plaque("Anna", List.of(0.5), List.of())).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> plaque("Anna", List.of(0.5, 0.5), List.of(1)))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private BufferedImage picture(Plaque plaque) {
        return renderer.render(plaque, Plaques.ENGLISH, theme, WIDTH);
    }
}
