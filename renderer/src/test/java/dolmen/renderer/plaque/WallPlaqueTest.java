package dolmen.renderer.plaque;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.renderer.Pixels;
import dolmen.renderer.PlaqueRenderer;
import dolmen.renderer.geometry.LetterBox;
import dolmen.renderer.plaque.WallPlaque.Course;
import dolmen.renderer.plaque.WallPlaque.Niche;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.Material;
import java.awt.image.BufferedImage;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class WallPlaqueTest {
    private final PlaqueRenderer renderer = new PlaqueRenderer();

    @Test
    void a_filled_niche_an_empty_one_and_a_new_one_look_different() {
        assertThat(List.of(
                        Pixels.of(wall(1, Niche.EMPTY)),
                        Pixels.of(wall(1, Niche.FILLED)),
                        Pixels.of(wall(1, Niche.NEW))))
                .doesNotHaveDuplicates();
    }

    @Test
    void the_wall_of_five_games_is_as_wide_on_a_desktop_as_on_a_phone() {
        BufferedImage picture = wall(5, Niche.FILLED);

        assertThat(LetterBox.isTall(picture.getWidth(), picture.getHeight())).isFalse();
    }

    @Test
    void a_course_needs_a_niche_for_each_face() {
        WallPlaque wall = Plaques.wall();
        var narrow = new Course("Obelisk", Material.WALNUT, List.of(Niche.EMPTY));

        assertThatThrownBy(() -> new WallPlaque("", wall.faces(), List.of(narrow)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("each of 6 faces");
    }

    private BufferedImage wall(int games, Niche niche) {
        List<WallPlaque.Named> faces = Plaques.wall().faces();
        var course = new Course("Mausoleum, the card game", Material.FELT, Collections.nCopies(faces.size(), niche));
        return renderer.render(
                new WallPlaque("Astrid", faces, Collections.nCopies(games, course)),
                Plaques.ENGLISH,
                Themes.load().byDefault(),
                1000);
    }
}
