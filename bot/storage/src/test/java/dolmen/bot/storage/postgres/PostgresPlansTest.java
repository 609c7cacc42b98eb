package dolmen.bot.storage.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.id.Shards;
import dolmen.bot.match.SettableClock;
import dolmen.bot.match.TestHost;
import dolmen.bot.storage.TestDatabase;
import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.sql.EveryPort;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Map;
import java.util.Objects;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the query plans of statements with as many rows as on a host that has run for long. */
final class PostgresPlansTest {
    /** The tables of which all rows are wanted: as many as there are shards, or releases, and the seals of a day. */
    private static final String WANTED_WHOLE = "('signs', 'flyway_schema_history', 'seals')";

    private static final int MOST_GLANCES = 100;

    private static final String WHOLE_READS =
            "SELECT relname, seq_scan FROM pg_stat_user_tables WHERE relname NOT IN %s".formatted(WANTED_WHOLE);

    @Test
    void no_statement_of_the_ports_reads_a_whole_table(@TempDir Path folder) throws Exception {
        assertNoWholeReads(folder, Shards.ALL);
    }

    @Test
    void nor_does_a_process_look_through_the_rows_of_others(@TempDir Path folder) throws Exception {
        assertNoWholeReads(folder, new Shards(0, 0, 2));
    }

    private static void assertNoWholeReads(Path folder, Shards shards) throws Exception {
        Path file = folder.resolve("dolmen.db");
        TestServer server = TestServer.ofProcess();
        String name = server.database(file).url().getPath().substring(1);
        fill(server, name);
        Map<String, Long> before = wholeReads(server, name);

        try (TestHost host = TestHost.on(
                TestDatabase.openOnServer(file, TestHost.allGames(), shards),
                TestHost.allGames(),
                new SettableClock())) {
            EveryPort.use(host);
        }

        assertThat(before).hasSizeGreaterThan(20);
        assertThat(wholeReads(server, name)).isEqualTo(before);
    }

    private static void fill(TestServer server, String name) throws Exception {
        try (Connection connection = server.connect(name);
                var statement = connection.createStatement();
                var rows = Objects.requireNonNull(PostgresPlansTest.class.getResourceAsStream("long-lived-host.sql"))) {
            statement.execute(new String(rows.readAllBytes(), StandardCharsets.UTF_8));
            statement.execute("ANALYZE");
        }
    }

    /** Sessions report their statistics at their end, if not before. */
    private static Map<String, Long> wholeReads(TestServer server, String name) throws Exception {
        var reads = new TreeMap<String, Long>();
        try (Connection connection = server.connect(name);
                var statement = connection.createStatement()) {
            awaitEndOfOthers(statement);
            try (var rows = statement.executeQuery(WHOLE_READS)) {
                while (rows.next()) {
                    reads.put(rows.getString(1), rows.getLong(2));
                }
            }
        }
        return reads;
    }

    /** Waits for other sessions, which end some time after their connections were closed. */
    private static void awaitEndOfOthers(Statement statement) throws Exception {
        for (int glance = 0; others(statement) > 0; glance++) {
            assertThat(glance).as("glances at other sessions").isLessThan(MOST_GLANCES);
            Thread.sleep(100);
        }
    }

    private static long others(Statement statement) throws SQLException {
        try (var others = statement.executeQuery("""
                SELECT count(*) FROM pg_stat_activity
                WHERE datname = current_database() AND pid <> pg_backend_pid() AND backend_type = 'client backend'
                """)) {
            others.next();
            return others.getLong(1);
        }
    }
}
