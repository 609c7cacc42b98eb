package dolmen.bot.storage;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class CrashTest {

    @Test
    void whatever_was_acknowledged_before_a_kill_is_there_afterwards(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("dolmen.db");
        List<String> acknowledged = new ArrayList<>();
        for (int kills = 0; kills < 3; kills++) {
            acknowledged.addAll(playUntilKilled(file, 40 + 7 * kills));
        }

        try (TestHost host = TestHost.open(file)) {
            assertThat(acknowledged).hasSizeGreaterThan(120);
            assertThat(acknowledged)
                    .allSatisfy(line -> assertThat(wasStored(host, line)).isTrue());
            assertThat(host.owed()).hasSizeBetween(acknowledged.size(), acknowledged.size() + 3);
        }
    }

    /** Each line names a match and a number of plies; both must be stored, with the notice. */
    private static boolean wasStored(TestHost host, String line) {
        String[] words = line.split(" ", -1);
        var id = new MatchId(Long.parseLong(words[0]));
        int ply = Integer.parseInt(words[1]);
        Match stored = host.database.matches().find(id).orElseThrow();
        return stored.ply() >= ply
                && host.owed().stream()
                        .anyMatch(owed -> owed.notice().match().equals(id)
                                && owed.notice().ply() == ply);
    }

    private static List<String> playUntilKilled(Path file, int lines) throws IOException, InterruptedException {
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "--enable-native-access=ALL-UNNAMED",
                        EndlessPlay.class.getName(),
                        file.toString())
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        var acknowledged = new ArrayList<String>();
        try (BufferedReader out =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            for (String line = out.readLine(); line != null; line = out.readLine()) {
                if (line.startsWith(EndlessPlay.PREFIX)) {
                    acknowledged.add(line.substring(EndlessPlay.PREFIX.length()));
                }
                if (acknowledged.size() == 10) {
                    assertThatThrownBy(() -> TestHost.open(file))
                            .isInstanceOf(UnusableDatabaseException.class)
                            .hasMessageContaining("in use by another running Dolmen");
                }
                if (acknowledged.size() == lines) {
                    process.toHandle().destroyForcibly();
                }
            }
        }
        process.waitFor();
        return acknowledged;
    }

    @Test
    void a_transaction_that_was_abandoned_has_never_been(@TempDir Path folder) throws SQLException {
        Path file = folder.resolve("dolmen.db");
        Match before;
        try (TestHost host = TestHost.open(file)) {
            before = host.begin("heap", ANNA, BERT);
        }
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                var statement = connection.createStatement()) {
            connection.setAutoCommit(false);
            statement.executeUpdate("INSERT INTO moves VALUES (%s, 0, 'take-1')".formatted(before.id()));
            statement.executeUpdate("UPDATE matches SET plies = 1");
        }

        try (TestHost host = TestHost.open(file)) {
            Match found = host.database.matches().find(before.id()).orElseThrow();
            assertThat(found.ply()).isZero();
            assertThat(host.play(found, "take-2").ply()).isEqualTo(1);
        }
    }
}
