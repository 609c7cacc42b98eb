package dolmen.bot.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PerftCommandTest {

    @Test
    void each_depth_is_a_line_and_the_speed_comes_last() {
        assertThat(Shell.run("perft", "heap", "3"))
                .isEqualTo(new Run(0, "1 2 1.000\n2 3 1.000\n3 1 1.000\n", "6 positions per second\n"));
    }

    @Test
    void an_unknown_variant_is_refused() {
        assertThat(Shell.run("perft", "heap(end=never)", "1"))
                .isEqualTo(new Run(
                        1,
                        "",
                        "dolmen: end cannot be \"never\" in Heap; it can be win, misere, draw, shared, tall.\n"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0", "-1", "x", "1.5", ""})
    void a_depth_that_is_none_is_one_line_and_exit_code_2(String depth) {
        var run = Shell.run("perft", "heap", depth);
        assertThat(run.err()).startsWith("dolmen: ").hasLineCount(1);
        assertThat(run.code()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    @Test
    void variant_and_depth_must_be_given() {
        assertThat(Shell.run("perft").code()).isEqualTo(2);
        assertThat(Shell.run("perft", "heap").code()).isEqualTo(2);
    }
}
