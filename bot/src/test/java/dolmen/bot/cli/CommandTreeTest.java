package dolmen.bot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class CommandTreeTest {

    @Test
    void help_lists_the_commands() {
        var run = Run.of("--help");
        assertThat(run.out()).contains("Usage: dolmen").contains("moves");
        assertThat(run.code()).isZero();
    }

    @ParameterizedTest
    @ValueSource(strings = {"moves", "perft", "render", "sheet", "solve"})
    void every_command_has_help_of_its_own(String command) {
        var run = Run.of(command, "--help");
        assertThat(run.out()).contains("Usage: dolmen " + command);
        assertThat(run.code()).isZero();
        assertThat(Run.of(command, "--version").out()).startsWith("dolmen ");
    }

    @Test
    void an_unknown_command_is_one_line_and_exit_code_2() {
        var run = Run.of("dance");
        assertThat(run.err())
                .startsWith("dolmen: ")
                .contains("dance")
                .endsWith("(see dolmen --help)\n")
                .hasLineCount(1);
        assertThat(run.code()).isEqualTo(2);
    }
}
