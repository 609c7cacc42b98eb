package dolmen.bot.lab;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.Run;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class SolveCommandTest {
    private static final String HEAP = "heap(end=win)";

    @TempDir
    private Path home;

    private Path folder = Path.of("");

    @BeforeEach
    void nameTheFolder() {
        folder = home.resolve("solved");
    }

    @Test
    void the_winner_the_line_and_the_counts_are_told() {
        var run = solve(HEAP, "--distances", "--layouts");
        assertThat(run.code()).isZero();
        assertThat(run.out()).isEqualTo("""
                        heap: the second player wins in 2 plies
                        main line: take-2 take-1
                        positions: 4; the player to move wins 2 (50.0 %), loses 2 (50.0 %) and draws 0 (0.0 %)
                        longest: 2 plies
                        0	1
                        1	2
                        2	1
                        3	the second player wins in 2 plies
                        """);
        assertThat(run.err()).contains("pass 2: 1 settled in").contains("check: no contradictions");
    }

    @Test
    void a_finished_table_is_only_read() throws IOException {
        var first = solve(HEAP);
        byte[] table = Files.readAllBytes(file());
        var second = solve(HEAP);
        assertThat(second.out()).isEqualTo(first.out());
        assertThat(second.err()).doesNotContain("pass").doesNotContain("check");
        assertThat(solve(HEAP, "--check").err()).contains("check: no contradictions");
        assertThat(Files.readAllBytes(file())).isEqualTo(table);
    }

    @Test
    void a_table_that_was_broken_off_goes_on_with_the_pass_that_was_not_finished() throws IOException {
        solve(HEAP);
        byte[] finished = Files.readAllBytes(file());
        byte[] broken = finished.clone();
        // Two passes were finished, and of the third only a mark is there.
        broken[3] = 2;
        broken[4] = 0;
        broken[128 + 3] = (byte) 254;
        Files.write(file(), broken);
        var run = solve(HEAP);
        assertThat(run.err()).doesNotContain("pass 1:").contains("pass 2: 1 settled in");
        assertThat(Files.readAllBytes(file())).isEqualTo(finished);
    }

    @Test
    void a_damaged_table_is_found_out() throws IOException {
        solve(HEAP);
        byte[] table = Files.readAllBytes(file());
        table[128 + 2] = 1;
        Files.write(file(), table);
        var run = solve(HEAP, "--check");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).contains("dolmen: the table of heap contradicts itself.");
        assertThat(run.out()).isEmpty();
    }

    @Test
    void a_file_of_something_else_is_left_as_it_is() throws IOException {
        Files.createDirectories(folder);
        Files.writeString(file(), "precious".repeat(20));
        var run = solve(HEAP);
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err())
                .startsWith("dolmen: the table cannot be used: ")
                .contains("is not a dolmen table 1 of heap");
        assertThat(file()).content().startsWith("precious".repeat(20));
    }

    @Test
    void a_game_with_too_many_positions_is_refused_and_one_alone_stands_for_all_its_variants() {
        assertThat(solve("heap(end=tall)"))
                .isEqualTo(new Run(1, "", "dolmen: heap(end=tall) has too many positions to be solved.\n"));
        var all = solve("heap");
        assertThat(all.code()).isEqualTo(1);
        assertThat(all.out()).startsWith("heap: the second player wins in 2 plies");
        assertThat(all.err()).endsWith("dolmen: heap(end=misere) has too many positions to be solved.\n");
    }

    @Test
    void the_certificate_of_a_winner_is_made_from_the_table_and_verified_without_it() throws IOException {
        solve(HEAP);
        Path file = home.resolve("heap.txt");
        assertThat(certify(HEAP, file)).isEqualTo(new Run(0, "heap second wins, with 2 replies\n", ""));
        assertThat(file).content().isEqualTo("# ./dolmen solve certify 'heap(end=win)'\nheap second wins\n10\n");
        assertThat(Shell.run("solve", "verify", file.toString()))
                .isEqualTo(
                        new Run(0, "heap second wins: proved. 4 positions, 2 replies, at most 2 plies (1.0 s)\n", ""));

        Files.writeString(file, "heap second wins\n00\n");
        assertThat(Shell.run("solve", "verify", file.toString()))
                .isEqualTo(new Run(1, "heap second wins: not proved. It does not win at heap1 0 3. (1.0 s)\n", ""));
    }

    @Test
    void without_a_table_or_a_certificate_nothing_is_made_or_verified() {
        Path file = home.resolve("heap.txt");
        assertThat(certify(HEAP, file).err())
                .isEqualTo("dolmen: %s has no finished table of heap.\n".formatted(folder));
        assertThat(certify("chess", file).code()).isEqualTo(1);
        assertThat(file).doesNotExist();
        assertThat(Shell.run("solve", "verify", file.toString()).err())
                .startsWith("dolmen: the certificates cannot be read: ");
    }

    private Run certify(String variant, Path file) {
        return Shell.run("solve", "certify", variant, "--folder", folder.toString(), "--out", file.toString());
    }

    @Test
    void what_cannot_be_understood_is_refused() {
        assertThat(solve("chess").code()).isEqualTo(1);
        assertThat(solve(HEAP, "--threads", "0").code()).isEqualTo(2);
        assertThat(Shell.run("solve").code()).isEqualTo(2);
    }

    private Path file() {
        return folder.resolve("heap.table");
    }

    private Run solve(String variant, String... options) {
        String[] line = new String[options.length + 4];
        line[0] = "solve";
        line[1] = variant;
        line[2] = "--folder";
        line[3] = folder.toString();
        System.arraycopy(options, 0, line, 4, options.length);
        return Shell.run(line);
    }
}
