package dolmen.bot.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.Run;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class PuzzlesCommandTest {
    private static final GameRegistry HOSTED = GameRegistry.load();
    private static final String HEADING = "# ./dolmen puzzles mine 'obelisk' --games 3 --seed 5, ";
    private static final String PUZZLE = "puzzle1 obelisk 1 2 1440 quiet-move"
            + " : c1-d2 a5-a6 d2-c3 c6-d5 a2-b3 d5-c4 e2-d3 a6-b5 b3-b2 e5-d4 b2+c3 b5+c4 d3-b5 : d4-d5 c3-b4 d5+c4";

    private static Run run(String... words) {
        return Shell.runWithGames(HOSTED, "", words);
    }

    @Test
    void the_same_seed_finds_the_same_puzzles() {
        Run once = run("puzzles", "mine", "obelisk", "--games", "3", "--seed", "5");
        assertThat(once.out()).startsWith(HEADING);
        assertThat(run("puzzles", "mine", "obelisk", "--games", "3", "--seed", "5"))
                .isEqualTo(once);
    }

    @Test
    void finished_matches_have_puzzles_too(@TempDir Path folder) throws IOException {
        Path records = folder.resolve("records.txt");
        Files.writeString(
                records,
                "record1 obelisk c1-d2 a5-a6 d2-c3 c6-d5 a2-b3 d5-c4 e2-d3 a6-b5 b3-b2 e5-d4 b2+c3 b5+c4 d3-b5 d4-d5"
                        + " c3-b4 d5+c4\n");
        assertThat(run("puzzles", "mine", "obelisk", "--records", records.toString())
                        .out())
                .contains(PUZZLE);
    }

    @Test
    void a_right_puzzle_is_confirmed_and_a_wrong_one_is_not(@TempDir Path folder) throws IOException {
        Path file = folder.resolve("puzzles.txt");
        Files.write(file, List.of("# a remark", "", PUZZLE));
        assertThat(run("puzzles", "verify", file.toString()))
                .isEqualTo(new Run(0, "Obelisk: 1 right, 0 wrong; won in turns: 1 in 2.\n", ""));

        Files.write(file, List.of(PUZZLE, PUZZLE.replace("d4-d5 c3-b4 d5+c4", "d4-c5 c3-b4 d5+c4")));
        Run wrong = run("puzzles", "verify", file.toString());
        assertThat(wrong.code()).isEqualTo(1);
        assertThat(wrong.out()).contains("1 right, 1 wrong", "a second search has another result");
    }

    /** A turn there has two moves, so that a win of more plies can be as soon. */
    @Test
    void a_puzzle_with_a_second_win_in_as_many_turns_is_wrong(@TempDir Path folder) throws IOException {
        List<String> planted = planted();
        Path file = Files.write(folder.resolve("puzzles.txt"), planted);
        Run run = run("puzzles", "verify", file.toString());
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.out()).contains("0 right, %d wrong".formatted(planted.size()));
    }

    @Test
    void a_selection_grades_and_has_nothing_twice(@TempDir Path folder) throws IOException {
        String ungraded = PUZZLE.replaceFirst("2 \\d+ quiet-move", "2 0 -");
        Path file = Files.write(folder.resolve("mined.txt"), List.of("# a remark", ungraded, PUZZLE));
        assertThat(run("puzzles", "select", file.toString(), file.toString()))
                .isEqualTo(new Run(0, "# a remark\n%s\n".formatted(PUZZLE), ""));
    }

    private static List<String> planted() throws IOException {
        try (var file = PuzzlesCommandTest.class.getResourceAsStream("false-puzzles.txt")) {
            return new String(file.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> !line.startsWith("#"))
                    .toList();
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    mine,pile                         | 1 | There is no game "pile"
                    mine,mausoleum-cards(players=3)   | 1 | a puzzle is for two
                    mine,murus-gallicus(goal=escape,players=3) | 1 | a puzzle is for two
                    mine,obelisk,--games,0            | 2 | --games and --most must be at least 1.
                    mine,obelisk,--records,nowhere    | 1 | the files cannot be used
                    select,nowhere                    | 1 | the puzzles cannot be read
                    select,nowhere,--most,0           | 2 | --most must be at least 1.
                    verify                            | 2 | give either a file or --all.
                    verify,nowhere                    | 1 | the puzzles cannot be read
                    """)
    void what_cannot_be_done_is_refused(String words, int code, String why) {
        String[] command =
                ("puzzles," + words).replace("escape,players", "escape;players").split(",", -1);
        for (int word = 0; word < command.length; word++) {
            command[word] = command[word].replace(';', ',');
        }
        Run run = run(command);
        assertThat(run.code()).isEqualTo(code);
        assertThat(run.err()).contains(why);
    }
}
