package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import java.awt.image.BufferedImage;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Tests that frequent moves stand out the more, the more frequent they are. */
final class TrailsTest {
    private static final int WIDTH = 500;

    private final BoardRenderer renderer = new BoardRenderer();

    private BufferedImage picture(Mark... marks) {
        var scene = new BoardScene(Scenes.courtyard(), List.of(), List.of(marks), List.of(), "an empty courtyard");
        return renderer.render(scene, Themes.load().byDefault(), WIDTH);
    }

    private static int differing(BufferedImage one, BufferedImage other) {
        int differing = 0;
        for (int x = 0; x < WIDTH; x++) {
            for (int y = 0; y < one.getHeight(); y++) {
                if (one.getRGB(x, y) != other.getRGB(x, y)) {
                    differing++;
                }
            }
        }
        return differing;
    }

    @Test
    void the_larger_the_share_the_broader_the_arrow() {
        BufferedImage bare = picture();
        int rare = differing(bare, picture(new Mark.Trail("b2", "b6", "A", 0.05)));
        int frequent = differing(bare, picture(new Mark.Trail("b2", "b6", "A", 0.9)));

        assertThat(rare).isGreaterThan(300);
        assertThat(frequent).isGreaterThan(rare * 3 / 2);
    }

    /** The letter of the second arrow moves to another place, so it covers more than two arrows with one letter. */
    @Test
    void letters_of_ways_that_end_side_by_side_keep_apart() {
        var first = new Mark.Trail("a1", "c3", "A", 0.1);
        BufferedImage apart = picture(first, new Mark.Trail("d1", "b3", "B", 0.1));
        BufferedImage withoutLetters =
                picture(new Mark.Trail("a1", "c3", "", 0.1), new Mark.Trail("d1", "b3", "", 0.1));
        BufferedImage alone = picture(first);
        BufferedImage aloneWithoutLetter = picture(new Mark.Trail("a1", "c3", "", 0.1));

        assertThat(differing(apart, withoutLetters)).isGreaterThan(differing(alone, aloneWithoutLetter) * 3 / 2);
    }

    @Test
    void a_share_is_a_part_of_one() {
        assertThatThrownBy(() -> new Mark.Trail("a1", "a2", "A", 1.01)).hasMessage("share out of range: 1.01");
        assertThatThrownBy(() -> new Mark.Trail("a1", "a2", "A", Double.NaN)).hasMessage("share out of range: NaN");
    }
}
