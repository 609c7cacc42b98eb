package dolmen.bot.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.Run;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class SelfPlayCommandTest {
    private static final GameRegistry HOSTED = GameRegistry.load();

    @Test
    void it_counts_the_games_of_the_first_and_says_how_sure_that_is() {
        Run run = Shell.run("selfplay", "heap(end=tall)", "--games", "10", "--first", "alpha-beta", "--second", "Odd");
        assertThat(run.err()).isEmpty();
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .matches("wins \\d+ draws 0 losses \\d+ score \\d\\.\\d{3} low \\d\\.\\d{3} high \\d\\.\\d{3}\n");
    }

    @Test
    void the_same_seed_plays_the_same_games() {
        String[] odd = {"selfplay", "mausoleum", "--games", "2", "--first", "odd", "--second", "ylva", "--seed", "7"};
        assertThat(Shell.runWithGames(HOSTED, "", odd)).isEqualTo(Shell.runWithGames(HOSTED, "", odd));
    }

    @ParameterizedTest
    @ValueSource(strings = {"gardsdansen", "mausoleum", "murus-gallicus", "obelisk"})
    void more_thought_beats_less(String variant) {
        Run run = Shell.runWithGames(
                HOSTED, "", "selfplay", variant, "--games", "6", "--first", "torsten", "--second", "ylva");
        assertThat(wins(run)).as(run.out()).isGreaterThanOrEqualTo(4);
    }

    private static int wins(Run run) {
        Matcher wins = Pattern.compile("wins (\\d+) ").matcher(run.out());
        assertThat(wins.lookingAt()).isTrue();
        return Integer.parseInt(wins.group(1));
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    pile | odd    | 1 | There is no game "pile"; there are heap.
                    heap | nobody | 2 | the players are Ylva, Odd, Torsten, Sigrun, Brenna, Hallvard, chance, careful, greedy, two-plies, alpha-beta, monte-carlo, perfect if there is a table.
                    """)
    void what_cannot_be_played_is_refused(String variant, String first, int code, String why) {
        assertThat(Shell.run("selfplay", variant, "--first", first, "--second", "Odd"))
                .isEqualTo(new Run(code, "", "dolmen: " + why + "\n"));
    }

    @Test
    void whoever_plays_by_the_table_needs_one(@TempDir Path folder) {
        String[] perfect = {
            "selfplay", "heap", "--games", "2", "--first", "perfect", "--second", "odd", "--tables", folder.toString()
        };
        assertThat(Shell.run(perfect).err()).startsWith("dolmen: the players are Ylva, ");
        assertThat(Shell.run("solve", "heap()", "--folder", folder.toString()).code())
                .isZero();
        assertThat(Shell.run(perfect).out()).startsWith("wins ");
    }

    @Test
    void a_table_of_something_else_is_refused(@TempDir Path folder) throws IOException {
        Files.writeString(folder.resolve("heap.table"), "no table");
        Run run = Shell.run("selfplay", "heap", "--first", "odd", "--second", "odd", "--tables", folder.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).startsWith("dolmen: the table cannot be used: ");
    }

    @Test
    void a_player_that_evaluates_positions_plays_only_where_nothing_is_hidden() {
        String[] greedy = {"selfplay", "mausoleum-cards", "--games", "2", "--first", "greedy", "--second", "careful"};
        assertThat(Shell.runWithGames(HOSTED, "", greedy).err()).startsWith("dolmen: the players are Ylva, ");
        greedy[1] = "obelisk";
        assertThat(Shell.runWithGames(HOSTED, "", greedy).out()).startsWith("wins 2 ");
    }

    @Test
    void no_games_are_none() {
        assertThat(Shell.run("selfplay", "heap", "--first", "odd", "--second", "odd", "--games", "0"))
                .isEqualTo(new Run(2, "", "dolmen: --games, --nodes and --millis must be at least 1.\n"));
    }
}
