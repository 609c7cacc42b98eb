package dolmen.renderer;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.pen.Contrast;
import dolmen.renderer.surface.Ground;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.renderer.theme.Themes;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import java.awt.Color;
import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class HintsTest {
    private static final int SMALL = 400;
    private static final int WIDEST_CELL = 70;

    private final BoardRenderer renderer = new BoardRenderer();
    private final Theme theme = Themes.load().byDefault();

    @ParameterizedTest
    @MethodSource("dolmen.renderer.HintScenes#all")
    void each_hint_shows_on_its_cell_and_nowhere_else(BoardScene scene) {
        for (Mark hint : scene.marks()) {
            Rectangle changed = Pixels.differenceOf(draw(scene, List.of()), draw(scene, List.of(hint)));

            assertThat(changed.isEmpty()).as("%s", hint).isFalse();
            assertThat(Math.max(changed.width, changed.height)).as("%s", hint).isLessThan(3 * WIDEST_CELL / 2);
        }
    }

    static Stream<Theme> themes() {
        Themes themes = Themes.load();
        return themes.names().stream().flatMap(name -> themes.find(name).stream());
    }

    @ParameterizedTest
    @MethodSource("themes")
    void choices_on_a_table_are_clearly_visible_in_every_theme(Theme colours) {
        BoardScene table = HintScenes.table();
        MaterialColors felt = colours.colors(table.surface().material());
        table.surface().cells().stream()
                .flatMap(cell -> Ground.under(cell, table.surface(), felt).stream())
                .distinct()
                .forEach(ground -> assertThat(Contrast.between(felt.markOnGround(), ground))
                        .as("%s on %s", colours.name(), ground)
                        .isGreaterThanOrEqualTo(3));
        for (Mark hint : List.of(new Mark.Target("m1.2", ""), new Mark.Movable("p1.1"))) {
            Rectangle seen = Pixels.differenceOf(draw(table, List.of(), colours), draw(table, List.of(hint), colours));

            assertThat(Math.min(seen.width, seen.height))
                    .as("%s in pixels of a picture %d wide", hint, SMALL)
                    .isGreaterThanOrEqualTo(9 * SMALL / 330);
            assertThat(holds(draw(table, List.of(hint), colours), seen, felt.markOnGround()))
                    .isTrue();
        }
    }

    private static boolean holds(BufferedImage image, Rectangle where, Color sought) {
        for (int x = where.x; x < where.x + where.width; x++) {
            for (int y = where.y; y < where.y + where.height; y++) {
                if (new Color(image.getRGB(x, y)).equals(sought)) {
                    return true;
                }
            }
        }
        return false;
    }

    @Test
    void each_label_of_a_dot_looks_different() {
        BoardScene scene = Scenes.siege();
        BufferedImage bare = draw(scene, List.of(new Mark.Target("e4", "")));
        BufferedImage one = draw(scene, List.of(new Mark.Target("e4", "1")));
        BufferedImage seven = draw(scene, List.of(new Mark.Target("e4", "7")));

        assertThat(Pixels.meanDifference(bare, one)).isPositive();
        assertThat(Pixels.meanDifference(one, seven)).isPositive();
    }

    @Test
    void two_letters_on_a_dot_keep_to_their_cell() {
        BoardScene scene = Scenes.siege();
        Rectangle dot = Pixels.differenceOf(draw(scene, List.of()), draw(scene, List.of(new Mark.Target("e4", "A B"))));

        assertThat(dot.width).isLessThan(WIDEST_CELL);
    }

    @Test
    void a_label_beside_a_piece_leaves_most_of_the_piece_to_be_seen() {
        BoardScene scene = Scenes.siege();
        for (var marks : List.of(
                List.<Mark>of(new Mark.Movable("c2"), new Mark.Movable("c2", "A")),
                List.<Mark>of(new Mark.Movable("g2"), new Mark.Movable("g2", "M")))) {
            Rectangle label = Pixels.differenceOf(draw(scene, marks.subList(0, 1)), draw(scene, marks.subList(1, 2)));

            assertThat(label.isEmpty()).isFalse();
            assertThat(Math.max(label.width, label.height)).isLessThan(WIDEST_CELL / 2);
        }
    }

    @Test
    void the_chosen_piece_stands_out_more_than_those_that_can_move() {
        BoardScene scene = Scenes.siege();
        BufferedImage none = draw(scene, List.of());

        assertThat(Pixels.meanDifference(none, draw(scene, List.of(new Mark.Chosen("c2")))))
                .isGreaterThan(2 * Pixels.meanDifference(none, draw(scene, List.of(new Mark.Movable("c2")))));
    }

    private BufferedImage draw(BoardScene scene, List<Mark> marks) {
        return draw(scene, marks, theme);
    }

    private BufferedImage draw(BoardScene scene, List<Mark> marks, Theme colours) {
        var marked = new BoardScene(scene.surface(), scene.tokens(), marks, scene.trays(), scene.altText());
        return renderer.render(marked, colours, SMALL);
    }
}
