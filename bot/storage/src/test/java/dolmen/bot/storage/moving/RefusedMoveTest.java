package dolmen.bot.storage.moving;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.match.TestHost;
import dolmen.bot.storage.DatabaseMove;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import org.flywaydb.core.Flyway;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests refused moves, and their words. */
final class RefusedMoveTest {
    private static final String LATER = """
            INSERT INTO flyway_schema_history (installed_rank, version, description, type, script, installed_by,
                                               execution_time, success)
            VALUES (99, '9999', 'later', 'SQL', 'V9999__later.sql', 'test', 1, TRUE)
            """;

    @TempDir
    private Path folder;

    private MovedDatabases databases;
    private DatabaseAddress file;
    private DatabaseAddress.Server server;

    @BeforeEach
    void begin() {
        databases = new MovedDatabases(folder);
        file = databases.file("first");
        server = databases.onServer("server");
    }

    private void play(DatabaseAddress address) {
        try (TestHost host = databases.host(address)) {
            host.play(host.begin("heap", ANNA, BERT), "take-1");
        }
    }

    private void refused(DatabaseAddress from, DatabaseAddress to, String... words) {
        assertThatThrownBy(() -> MovedDatabases.move(from, to))
                .isInstanceOf(UnusableDatabaseException.class)
                .hasMessageContainingAll(words);
    }

    @Test
    void a_database_that_a_host_uses_is_neither_moved_nor_moved_to() {
        DatabaseAddress other = databases.file("other");
        try (TestHost host = databases.host(file)) {
            host.begin("heap", ANNA, BERT);
            refused(file, server, file.toString(), "in use by another running Dolmen");
            refused(server, file, file.toString(), "in use by another running Dolmen");
        }
        try (TestHost host = databases.host(server)) {
            host.begin("heap", ANNA, BERT);
            refused(server, other, server.toString(), "in use by another running Dolmen");
            refused(file, server, server.toString(), "in use by another running Dolmen");
        }
        assertThat(databases.path("other")).doesNotExist();
    }

    @Test
    void a_host_does_not_start_on_a_database_that_is_moved() {
        play(file);
        var tried = new HashSet<String>();
        new DatabaseMove(file, server).run(new MoveProgress() {
            @Override
            public void copied(String table, long rows, long all) {
                tryOnce("while the first table is copied");
            }

            @Override
            public void equal(String table, long rows) {
                tryOnce("while the first table is compared");
            }

            private void tryOnce(String moment) {
                // A start at a server waits a second for somebody to go, and there are many tables.
                if (tried.add(moment)) {
                    assertThatThrownBy(() -> databases.host(file).close()).hasMessageContaining("in use");
                    assertThatThrownBy(() -> databases.host(server).close()).hasMessageContaining("in use");
                }
            }
        });
        assertThat(tried).hasSize(2);
    }

    @Test
    void nothing_is_moved_to_where_something_is() throws Exception {
        play(file);
        play(server);
        byte[] before = Files.readAllBytes(databases.path("first"));

        refused(file, server, server.toString(), "is not empty", "its table chairs");
        refused(server, file, "already exists", file.toString());
        assertThat(Files.readAllBytes(databases.path("first"))).isEqualTo(before);
        assertThat(databases.number(server, "SELECT count(*) FROM moves")).isEqualTo(1);

        Path left = databases.path("left");
        Files.writeString(left.resolveSibling("left.db-wal"), "a log without its file");
        refused(server, databases.file("left"), "left.db-wal");
        assertThat(left).doesNotExist();
    }

    @Test
    void nothing_is_moved_to_a_database_of_another_program() throws Exception {
        play(file);
        DatabaseAddress.Server other = databases.bare("other");
        databases.execute(other, "CREATE TABLE invoices (total NUMERIC)");

        refused(file, other, "is not empty", "invoices");

        assertThat(databases.number(other, "SELECT count(*) FROM pg_tables WHERE schemaname = 'public'"))
                .isEqualTo(1);
    }

    @Test
    void a_database_that_is_not_there_is_not_moved() throws Exception {
        refused(databases.file("nowhere"), server, "There is no database");
        refused(databases.server.named("nobody_made_it"), databases.file("to"), "no database of that name");
        refused(databases.bare("nothing"), databases.file("to"), "is not a Dolmen database");
        Files.writeString(databases.path("letter"), "Dear Dolmen");
        refused(databases.file("letter"), server, "is not a database");
        assertThat(databases.path("to")).doesNotExist();
        assertThat(databases.path("nowhere")).doesNotExist();
    }

    @Test
    void a_database_of_another_release_is_left_as_it_is() throws Exception {
        Flyway.configure(getClass().getClassLoader())
                .locations("classpath:db/migration/sqlite")
                .dataSource("jdbc:sqlite:" + databases.path("old"), null, null)
                .baselineVersion("0")
                .load()
                .baseline();
        refused(databases.file("old"), server, "older release", "Start and stop this release");
        assertThat(databases.number(databases.file("old"), "SELECT count(*) FROM flyway_schema_history"))
                .isEqualTo(1);

        play(file);
        databases.execute(file, LATER);
        refused(file, server, "newer release");
        databases.execute(server, LATER);
        refused(server, databases.file("to"), "newer release");
    }

    @Test
    void a_database_is_not_moved_to_itself() throws Exception {
        play(file);
        Path link = Files.createSymbolicLink(databases.path("link"), databases.path("first"));
        refused(file, file, "the same database");
        refused(file, new DatabaseAddress.File(link), "the same database");

        var elsewhere = new DatabaseAddress.Server(
                URI.create(server.url().toString().replace("localhost", "127.0.0.1")),
                server.user(),
                server.password(),
                server.connections());
        refused(server, elsewhere, "the same database");
    }

    @Test
    void rows_that_refer_to_nothing_are_not_moved() throws Exception {
        play(file);
        databases.execute(file, "DELETE FROM matches");
        refused(file, server, "refer to missing rows", "verify");
    }

    @Test
    void a_table_that_only_one_of_them_has_is_not_forgotten() throws Exception {
        play(file);
        databases.execute(file, "CREATE TABLE later (id INTEGER PRIMARY KEY)");
        refused(file, server, "are not the same", "later", "Nothing was moved");
        databases.execute(file, "DROP TABLE later");
        databases.execute(file, "ALTER TABLE moves ADD later TEXT");
        refused(file, server, "are not the same");
        assertThat(databases.number(server, "SELECT count(*) FROM challenges")).isZero();
    }
}
