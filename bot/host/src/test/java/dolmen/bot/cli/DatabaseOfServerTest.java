package dolmen.bot.cli;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.console.ExitStatus;
import dolmen.bot.console.Run;
import dolmen.bot.match.HeapGame;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.TestHost;
import dolmen.bot.storage.TestDatabase;
import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.rules.GameRegistry;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The commands about a database, where that is one of a PostgreSQL server. */
final class DatabaseOfServerTest {
    private static final GameRegistry GAMES = new GameRegistry(List.of(new HeapGame()));

    @TempDir
    private Path folder;

    private TestHost host() {
        return TestHost.on(TestDatabase.openOnServer(folder, GAMES), GAMES, new SettableClock());
    }

    private Run run(String... arguments) {
        DatabaseAddress.Server address = TestServer.ofProcess().database(folder);
        return Shell.runWithEnvironment(
                Map.of(
                        "DOLMEN_DATA", folder.toString(),
                        "DOLMEN_DATABASE_URL", address.url().toString(),
                        "DOLMEN_DATABASE_USER", address.user().orElseThrow(),
                        "DOLMEN_DATABASE_PASSWORD", address.password().orElseThrow()),
                arguments);
    }

    @Test
    void it_is_verified_and_its_ratings_are_computed_where_it_is_while_nobody_uses_it() {
        try (TestHost host = host()) {
            host.play(host.begin("heap", ANNA, BERT), "take-2", "take-1");
            host.ratings.settle();

            Run refused = run("verify");
            assertThat(refused.code()).isEqualTo(ExitStatus.REFUSED);
            assertThat(refused.err()).contains("in use by another running Dolmen");
        }
        Run verified = run("verify");
        assertThat(verified.out()).isEqualTo("Matches replayed: 1. Results judged again: 1. Faults: 0.%n".formatted());
        assertThat(verified.err()).startsWith("Database: postgresql://");
        assertThat(run("ratings", "recompute").out()).contains("Nothing was different.");
        try (TestHost host = host()) {
            host.database
                    .transactions()
                    .write(handle -> handle.execute("UPDATE moves SET move = 'take-9' WHERE ply = 1"));
        }
        assertThat(run("verify").out()).contains("match 1: it cannot be replayed");
        assertThat(folder).isEmptyDirectory();
    }

    @Test
    void it_is_copied_and_put_back_by_tools_of_its_own() throws Exception {
        Path backup = Files.writeString(folder.resolve("backup"), "");

        assertThat(run("backup", folder.resolve("copy").toString()).err()).contains("PostgreSQL", "pg_dump");
        assertThat(run("restore", backup.toString()).err()).contains("PostgreSQL", "pg_restore");
    }
}
