package dolmen.bot.storage.moving;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.match.TestHost;
import dolmen.bot.storage.DatabaseMove;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.bot.storage.sqlite.SqliteDestination;
import dolmen.bot.storage.sqlite.SqliteOrigin;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.SQLException;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Moves that are broken off half-way: what was moved is as it was, and nothing is where it was to be. */
final class BrokenMoveTest {
    private static final int MANY = 200_000;

    @TempDir
    private Path folder;

    private MovedDatabases databases;
    private DatabaseAddress file;
    private DatabaseAddress.Server server;

    @BeforeEach
    void begin() {
        databases = new MovedDatabases(folder);
        file = databases.file("first");
        server = databases.bare("server");
        try (TestHost host = databases.host(file)) {
            host.play(host.begin("heap", ANNA, BERT), "take-1");
        }
    }

    @Test
    void a_connection_that_ends_leaves_the_server_empty_and_the_next_move_succeeds() throws Exception {
        assertThatThrownBy(() -> moveAndThen(
                        "moves",
                        () -> databases.server.execute(
                                """
                        SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                        WHERE datname = '%s' AND application_name = 'dolmen move'
                        """.formatted(server.url().getPath().substring(1)))))
                .isInstanceOf(UnusableDatabaseException.class)
                .hasMessageContainingAll(server.toString(), "does not respond", "Nothing was moved");

        assertThat(databases.number(server, "SELECT count(*) FROM challenges")).isZero();
        assertThat(MovedDatabases.move(file, server)).containsEntry("moves", 1L);
        assertThat(databases.faults(server)).isEmpty();
    }

    @Test
    void a_move_that_is_given_up_leaves_no_file() throws Exception {
        DatabaseAddress to = databases.file("to");
        assertThatThrownBy(() -> new DatabaseMove(file, to).run(at("moves", () -> {
                    throw new IllegalStateException("given up");
                })))
                .hasMessage("given up");

        assertThat(names()).containsExactlyInAnyOrder("first.db", "first.db.lock", "to.db.lock");
        MovedDatabases.move(file, to);
        assertThat(databases.faults(to)).isEmpty();
    }

    @Test
    void a_full_disk_is_told_and_leaves_no_file() throws Exception {
        many();
        Path to = databases.path("to");
        try (MoveSource origin = SqliteOrigin.open(databases.path("first"));
                Destination destination = SqliteDestination.make(to)) {
            try (var statement = destination.connection().createStatement()) {
                statement.execute("PRAGMA max_page_count = 300");
            }
            assertThatThrownBy(() -> new RowCopy(origin, destination, MoveProgress.UNSEEN).run())
                    .isInstanceOf(UnusableDatabaseException.class)
                    .hasMessageContainingAll(to.toString(), "disk of the database is full", "Nothing was moved");
            leaveLog();
        }
        assertThat(names()).containsExactlyInAnyOrder("first.db", "first.db.lock", "to.db.lock");
    }

    /** What SQLite leaves of a log that it cannot merge, since there is no room. */
    private void leaveLog() throws IOException {
        for (String part :
                names().stream().filter(name -> name.endsWith(".part")).toList()) {
            Files.createFile(folder.resolve(part + "-wal"));
            Files.createFile(folder.resolve(part + "-shm"));
        }
    }

    @Test
    void a_copy_that_is_not_the_same_is_not_kept() throws Exception {
        databases.host(server).close();
        databases.execute(server, """
                CREATE FUNCTION worsen() RETURNS TRIGGER LANGUAGE plpgsql AS
                $$ BEGIN NEW.move := 'take-2'; RETURN NEW; END $$;
                CREATE TRIGGER worsen BEFORE INSERT ON moves FOR EACH ROW EXECUTE FUNCTION worsen()
                """);

        assertThatThrownBy(() -> MovedDatabases.move(file, server))
                .isInstanceOf(UnusableDatabaseException.class)
                .hasMessageContainingAll("The table moves has 1 rows", "Nothing was moved");

        assertThat(databases.number(server, "SELECT count(*) FROM challenges")).isZero();
    }

    @Test
    void a_move_to_a_server_that_is_killed_leaves_it_empty() throws Exception {
        many();
        byte[] before = Files.readAllBytes(databases.path("first"));

        kill(server.url().toString());

        assertThat(Files.readAllBytes(databases.path("first"))).isEqualTo(before);
        assertThat(MovedDatabases.move(file, server)).containsEntry("moves", MANY + 1L);
    }

    @Test
    void a_move_to_a_file_that_is_killed_leaves_no_file_of_that_name() throws Exception {
        many();

        kill(databases.path("to").toString());

        assertThat(databases.path("to")).doesNotExist();
        assertThat(MovedDatabases.move(file, databases.file("to"))).containsEntry("moves", MANY + 1L);
    }

    private void kill(String to) throws IOException, InterruptedException {
        var builder = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        "--enable-native-access=ALL-UNNAMED",
                        "dolmen.bot.Main",
                        "move-database",
                        databases.path("first").toString(),
                        to)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD);
        builder.environment().put("DOLMEN_DATABASE_USER", server.user().orElseThrow());
        Process process = builder.start();
        boolean begun = false;
        try (BufferedReader err =
                new BufferedReader(new InputStreamReader(process.getErrorStream(), StandardCharsets.UTF_8))) {
            for (String line = err.readLine(); line != null; line = err.readLine()) {
                begun |= line.equals("moves: 50000 of %d rows".formatted(MANY + 1));
                if (begun) {
                    process.toHandle().destroyForcibly();
                }
                assertThat(line).isNotEqualTo("moves: equal");
            }
        }
        process.waitFor();
        assertThat(begun).isTrue();
    }

    /** Moves that are many, though no match of the kind could have so many. */
    private void many() throws SQLException {
        databases.execute(file, """
                WITH RECURSIVE ply(number) AS (SELECT 1 UNION ALL SELECT number + 1 FROM ply WHERE number < %d)
                INSERT INTO moves SELECT 1, number, 'take-1' FROM ply
                """.formatted(MANY));
    }

    private List<String> names() throws IOException {
        try (Stream<Path> left = Files.list(folder)) {
            return left.map(path -> path.getFileName().toString()).toList();
        }
    }

    private void moveAndThen(String table, Runnable act) {
        new DatabaseMove(file, server).run(at(table, act));
    }

    private static MoveProgress at(String table, Runnable act) {
        return new MoveProgress() {
            @Override
            public void copied(String now, long rows, long all) {
                if (now.equals(table)) {
                    act.run();
                }
            }

            @Override
            public void equal(String now, long rows) {}
        };
    }
}
