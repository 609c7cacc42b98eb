package dolmen.rules.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Draws of lines by the rules of the host. */
class PathTest {
    private static final int PATIENCE = 6;

    private final Path path = new Path(new Past(List.of(1L, 2L, 3L), PATIENCE));

    @Test
    void a_position_of_the_past_that_returns_draws() {
        path.add(4, false);
        assertThat(path.drawsWith(2)).isTrue();
        assertThat(path.drawsWith(5)).isFalse();
    }

    @Test
    void after_progress_nothing_of_before_can_return() {
        path.add(4, true);
        assertThat(path.drawsWith(2)).isFalse();
        assertThat(path.drawsWith(4)).isTrue();
    }

    @Test
    void the_patience_of_the_host_ends() {
        path.add(4, false);
        path.add(5, false);
        assertThat(path.drawsWith(6)).isFalse();
        path.add(6, false);
        assertThat(path.drawsWith(7)).isTrue();
    }

    @Test
    void a_line_that_is_taken_back_leaves_nothing() {
        path.add(4, true);
        path.removeLast();
        assertThat(path.drawsWith(4)).isFalse();
        assertThat(path.drawsWith(3)).isTrue();
    }

    @Test
    void an_advantage_that_is_not_used_fades_into_a_draw() {
        assertThat(path.faded(600, 0)).isEqualTo(300);
        assertThat(path.faded(-600, 0)).isEqualTo(-300);
        path.add(4, false);
        path.add(5, false);
        assertThat(path.faded(600, -60)).isEqualTo(50);
        path.add(6, false);
        path.add(7, false);
        assertThat(path.faded(600, -60)).isEqualTo(-60);
    }

    @Test
    void in_a_game_that_ends_by_itself_nothing_fades() {
        assertThat(new Path(Past.NONE).faded(600, 0)).isEqualTo(600);
    }
}
