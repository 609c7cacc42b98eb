package dolmen.bot.cli;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.Run;
import dolmen.bot.match.HeapGame;
import dolmen.bot.match.TestHost;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Matches leave a database as records, are checked, and played through. */
final class ExportCommandTest {
    @TempDir
    private Path folder;

    private Path file() {
        return folder.resolve("sandbox/dolmen.db");
    }

    private Run run(String... words) {
        return Shell.runWithEnvironment(Map.of("DOLMEN_DATA", folder.toString()), words);
    }

    private void play() {
        try (TestHost host = TestHost.open(file(), new GameRegistry(List.of(new HeapGame())))) {
            host.play(host.begin("heap", ANNA, BERT), "take-2", "take-1");
            host.play(host.begin("heap", ANNA, BERT), "take-1");
        }
    }

    @Test
    void a_match_that_has_ended_is_written_checked_and_played_through() throws IOException {
        play();

        Run exported = run("export", "1");
        assertThat(exported.err()).startsWith("Database: ").hasLineCount(1);
        assertThat(exported.code()).isZero();
        assertThat(exported.out())
                .startsWith("[Game \"heap\"]\n[Match \"1\"]\n[Date \"")
                .contains("[Pace \"none\"]\n", "[Host \"dolmen ")
                .endsWith("\n\n1. take-2 2. take-1\n");

        Path record = Files.writeString(folder.resolve("match.txt"), exported.out());
        Run checked = run("import", record.toString());
        assertThat(checked.out()).contains(record + ":1: ").contains(": 2 entries, ");
        assertThat(checked.code()).isZero();
        Run played = run("replay", record.toString());
        assertThat(played.out().lines()).anyMatch(line -> line.startsWith("1. ") && line.contains("take-2"));
        assertThat(played.code()).isZero();
        try (Stream<Path> left = Files.list(folder.resolve("sandbox"))) {
            assertThat(left.map(path -> path.getFileName().toString())).containsOnly("dolmen.db", "dolmen.db.lock");
        }
    }

    @Test
    void a_match_that_runs_is_written_only_if_that_is_asked_for() {
        play();

        Run refused = run("export", file().toString(), "2");
        assertThat(refused.out()).isEmpty();
        assertThat(refused.err()).contains("match 2 still runs").hasLineCount(1);
        assertThat(refused.code()).isEqualTo(1);
        assertThat(run("export", "--running", "2").out())
                .contains("[Result \"*\"]\n")
                .endsWith("\n1. take-1\n");
    }

    @Test
    void all_are_written_and_those_left_out_are_counted() {
        play();

        Run all = run("export", "--all");
        assertThat(all.out().lines().filter(line -> line.startsWith("[Game"))).hasSize(1);
        assertThat(all.err()).endsWith("Matches written: 1. Running matches left out: 1.%n".formatted());
        assertThat(run("export", "--all", "--running", file().toString(), file().toString())
                        .out()
                        .lines()
                        .filter(line -> line.startsWith("[Game")))
                .hasSize(4);
    }

    @Test
    void the_one_record_of_a_file_becomes_an_animated_picture() throws IOException {
        play();
        String text = run("export", "1").out();
        Path record = Files.writeString(folder.resolve("match.txt"), text);
        Path picture = folder.resolve("match.gif");

        Run drawn = run("replay", record.toString(), "--gif", picture.toString(), "--width", "400");

        assertThat(drawn).isEqualTo(new Run(0, "", ""));
        assertThat(ImageIO.read(picture.toFile()).getWidth()).isEqualTo(400);
        Path two = Files.writeString(folder.resolve("two.txt"), text + "\n" + text);
        assertThat(run("replay", two.toString(), "--gif", picture.toString()).err())
                .contains("a picture is made of one record")
                .contains("has 2");
        assertThat(run("replay", record.toString(), "--gif", picture.toString(), "--theme", "pink")
                        .code())
                .isEqualTo(2);
        assertThat(run("replay", record.toString(), "--gif", folder.toString()).err())
                .contains("cannot write");
    }

    @Test
    void what_is_not_there_is_said() {
        play();

        assertThat(run("export", "7").err()).contains("there is no match 7");
        assertThat(run("export", "nowhere.db", "7").err()).contains("there is no database nowhere.db");
        assertThat(run("export").code()).isEqualTo(2);
        assertThat(run("import", "nowhere.txt").err()).contains("there is no file nowhere.txt");
        assertThat(run("replay", "nowhere.txt").code()).isEqualTo(1);
    }

    @Test
    void faults_are_told_by_line_and_column_and_the_rest_is_read() throws IOException {
        Path file = Files.writeString(folder.resolve("two.txt"), """
                [Game "heap"]

                1. take-2 2. take-9
                [Game "heap"]

                1. take-1
                """);

        Run checked = run("import", file.toString());
        assertThat(checked.err()).startsWith(file + ":3:14: \"take-9\"").hasLineCount(1);
        assertThat(checked.out()).startsWith(file + ":4: ").hasLineCount(1);
        assertThat(checked.code()).isEqualTo(1);
    }
}
