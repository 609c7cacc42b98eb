package dolmen.bot.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.Run;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Two engines, each in a process of its own. */
final class DuelCommandTest {
    private static final GameRegistry HOSTED = GameRegistry.load();

    @TempDir
    private static Path folder;

    private static String engine = "";

    /** The class path is in a file of arguments, as a command has no quotes. */
    @BeforeAll
    static void writeArguments() throws IOException {
        Path arguments = Files.writeString(
                folder.resolve("arguments"),
                "-cp \"%s\" %s engine".formatted(System.getProperty("java.class.path"), Shell.class.getName()));
        engine = Path.of(System.getProperty("java.home"), "bin", "java") + " @" + arguments;
    }

    private static Run duel(String... words) {
        return Shell.runWithGames(
                HOSTED, "", Stream.concat(Stream.of("duel"), Stream.of(words)).toArray(String[]::new));
    }

    @Test
    void engines_play_from_each_seat_and_their_moves_are_timed() {
        Run run = duel("obelisk", "--first", engine, "--second", engine, "--go", "nodes 20", "--games", "4");
        assertThat(run.out())
                .matches("wins \\d draws \\d losses \\d score .*\n99 of 100 moves within \\d+ ms and \\d+ ms\n");
        assertThat(run.err().lines()).hasSize(4);
        assertThat(run.code()).isZero();
    }

    @Test
    void chance_is_played_for_both() {
        Run run = duel("mausoleum-cards", "--first", engine, "--second", engine, "--go", "nodes 1", "--games", "1");
        assertThat(run.code()).as(run.err()).isZero();
    }

    @Test
    void a_sequential_test_ends_with_its_verdict() {
        Run run = duel("obelisk", "--first", engine, "--second", engine, "--go", "nodes 20", "--sprt", "600", "2000");
        assertThat(run.out()).containsPattern("\nlikelihood -\\d+\\.\\d\\d rejected\n$");
        assertThat(run.err().lines()).hasSizeLessThan(100);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    pile                    | 1 | There is no game "pile"
                    obelisk --games 0       | 2 | --games must be at least 1.
                    obelisk --sprt 30 0     | 2 | the second number of --sprt must be above the first.
                    mausoleum-cards(players=3) | 1 | a duel is for two
                    obelisk                 | 1 | the duel broke off
                    """)
    void what_cannot_be_played_is_refused(String words, int code, String why) {
        String[] all = (words + " --first no-such-program --second no-such-program").split(" ");
        Run run = duel(all);
        assertThat(run.err()).contains(why);
        assertThat(run.code()).isEqualTo(code);
    }

    @Test
    void an_engine_that_refuses_a_line_breaks_the_duel_off() {
        Run run = duel("obelisk", "--first", engine, "--second", engine, "--go", "fast");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("the duel broke off: the engine refused \"position obelisk moves ");
    }
}
