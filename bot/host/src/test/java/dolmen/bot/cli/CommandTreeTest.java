package dolmen.bot.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.Console;
import dolmen.bot.match.HeapGame;
import dolmen.rules.GameRegistry;
import java.io.BufferedReader;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

final class CommandTreeTest {

    @Test
    void help_lists_the_commands() {
        var run = Shell.run("--help");
        assertThat(run.out()).contains("Usage: dolmen").contains("moves");
        assertThat(run.code()).isZero();
    }

    /** A list of commands shows the first of several lines. */
    @Test
    void the_list_of_commands_cuts_no_sentence() {
        assertThat(commands(tree())
                        .map(command -> command.getCommandSpec().usageMessage().description()[0]))
                .hasSizeGreaterThan(20)
                .allMatch(line -> line.endsWith("."));
    }

    @Test
    void a_check_of_the_configuration_tells_each_setting_in_a_line_and_no_secret() {
        var run = Shell.runWithEnvironment(
                Map.of("DOLMEN_DATA", "/var/lib/dolmen", "DISCORD_TOKEN", "abc.def.ghi"), "config", "check");
        assertThat(run.out().lines())
                .contains("DOLMEN_DATA = /var/lib/dolmen", "DISCORD_TOKEN = (hidden)", "DOLMEN_LOG is not set (text)")
                .noneMatch(line -> line.contains("abc.def.ghi") || line.contains("["));
        assertThat(run.code()).isZero();
        assertThat(Shell.runWithEnvironment(Map.of("DOLMEN_DRAIN", "for ever"), "config", "check")
                        .code())
                .isEqualTo(78);
    }

    private static Stream<CommandLine> commands(CommandLine tree) {
        return tree.getSubcommands().values().stream()
                .flatMap(command -> Stream.concat(Stream.of(command), commands(command)));
    }

    @ParameterizedTest
    @ValueSource(strings = {"moves", "perft", "render", "sheet", "solve"})
    void every_command_has_help_of_its_own(String command) {
        var run = Shell.run(command, "--help");
        assertThat(run.out()).contains("Usage: dolmen " + command);
        assertThat(run.code()).isZero();
        assertThat(Shell.run(command, "--version").out()).startsWith("dolmen ");
    }

    /** Picocli formats what help says, and warns on the standard error stream of what it cannot. */
    @Test
    void the_help_of_no_command_prints_a_warning() {
        var warnings = new ByteArrayOutputStream();
        PrintStream before = System.err;
        System.setErr(new PrintStream(warnings, true, StandardCharsets.UTF_8));
        try {
            List<List<String>> paths = paths(tree(), List.of()).toList();
            assertThat(paths).hasSizeGreaterThan(20);
            for (List<String> path : paths) {
                assertThat(Shell.run(helpOf(path)).err()).as("%s", path).isEmpty();
                assertThat(warnings.toString(StandardCharsets.UTF_8))
                        .as("%s", path)
                        .isEmpty();
            }
        } finally {
            System.setErr(before);
        }
        assertThat(Shell.run("ladder", "--help").out().replaceAll("\\s+", " ")).contains("with 95 % confidence");
    }

    private static CommandLine tree() {
        var nowhere = new PrintWriter(Writer.nullWriter());
        var console = new Console(new BufferedReader(Reader.nullReader()), nowhere, nowhere);
        return CommandTree.of(new GameRegistry(List.of(new HeapGame())), console, Map.of(), () -> 0);
    }

    /** The names that lead to each command, to those of parts of commands too. */
    private static Stream<List<String>> paths(CommandLine command, List<String> path) {
        return Stream.concat(
                Stream.of(path),
                command.getSubcommands().entrySet().stream()
                        .flatMap(part -> paths(
                                part.getValue(),
                                Stream.concat(path.stream(), Stream.of(part.getKey()))
                                        .toList())));
    }

    private static String[] helpOf(List<String> path) {
        return Stream.concat(path.stream(), Stream.of("--help")).toArray(String[]::new);
    }

    @Test
    void an_unknown_command_is_one_line_and_exit_code_2() {
        var run = Shell.run("dance");
        assertThat(run.err())
                .startsWith("dolmen: ")
                .contains("dance")
                .endsWith("(see dolmen --help)\n")
                .hasLineCount(1);
        assertThat(run.code()).isEqualTo(2);
    }
}
