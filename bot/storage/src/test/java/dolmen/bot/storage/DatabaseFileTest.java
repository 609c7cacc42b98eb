package dolmen.bot.storage;

import static dolmen.bot.match.TestHost.ANNA;
import static dolmen.bot.match.TestHost.BERT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.match.TestHost;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

final class DatabaseFileTest {
    private static final GameRegistry NO_GAMES = new GameRegistry(List.of());

    private Path folder;
    private Path file;

    @BeforeEach
    void choose(@TempDir Path folder) {
        this.folder = folder;
        this.file = folder.resolve("dolmen.db");
    }

    @Test
    void missing_folders_are_made() {
        Path deep = folder.resolve("a/b c/ü/dolmen.db");

        Database.open(deep, NO_GAMES).close();

        assertThat(deep).exists();
    }

    @Test
    void a_database_can_be_closed_twice_and_opened_again() {
        TestDatabase database = TestDatabase.openAsHostsDo(file, NO_GAMES);
        database.close();
        database.close();

        Database.open(file, NO_GAMES).close();
    }

    @Test
    void a_closed_database_serves_nobody() {
        TestDatabase database = TestDatabase.openAsHostsDo(file, NO_GAMES);
        database.close();

        assertThatThrownBy(() -> database.players().remember(ANNA))
                .hasRootCauseMessage("HikariDataSource HikariDataSource (writer) has been closed.");
    }

    @Test
    void the_write_ahead_log_is_on_and_every_commit_reaches_the_disk() {
        try (TestDatabase database = TestDatabase.openAsHostsDo(file, NO_GAMES)) {
            assertThat(pragma(database, "journal_mode")).isEqualTo("wal");
            assertThat(pragma(database, "synchronous")).isEqualTo("2");
            assertThat(pragma(database, "foreign_keys")).isEqualTo("1");
            assertThat(pragma(database, "busy_timeout")).isEqualTo("2000");
        }
    }

    private static String pragma(TestDatabase database, String name) {
        return database.transactions()
                .write(handle -> handle.createQuery("PRAGMA " + name)
                        .map((row, statement) -> row.getString(1))
                        .one());
    }

    @Test
    void readers_cannot_write() {
        try (TestDatabase database = TestDatabase.openAsHostsDo(file, NO_GAMES)) {
            assertThatThrownBy(() -> database.transactions().read(handle -> handle.execute("DELETE FROM players")))
                    .hasStackTraceContaining("readonly");
        }
    }

    @Test
    void a_file_that_is_no_database_is_refused_and_left_as_it_is() throws IOException {
        Files.writeString(file, "shopping list: stones, more stones");

        assertRefused("is not a database");

        assertThat(file).hasContent("shopping list: stones, more stones");
    }

    @Test
    void a_folder_in_the_place_of_the_database_is_refused() throws IOException {
        Files.createDirectory(file);

        assertRefused("is not a database");
    }

    @Test
    void a_damaged_database_is_refused_and_left_as_it_is() throws IOException {
        fillAndClose();
        byte[] damaged = Files.readAllBytes(file);
        Arrays.fill(damaged, 4096, damaged.length, (byte) 0x5a);
        Files.write(file, damaged);

        assertRefused("is damaged");

        assertThat(file).hasBinaryContent(damaged);
    }

    @Test
    void a_database_cut_short_is_refused_and_left_as_it_is() throws IOException {
        fillAndClose();
        byte[] cut = Arrays.copyOf(Files.readAllBytes(file), 5000);
        Files.write(file, cut);

        assertRefused("is damaged");

        assertThat(file).hasBinaryContent(cut);
    }

    private void fillAndClose() {
        try (TestHost host = TestHost.open(file)) {
            for (int i = 0; i < 50; i++) {
                host.play(host.begin("heap", ANNA, BERT), "take-2", "take-1");
            }
        }
    }

    @Test
    void an_empty_file_is_no_new_database() throws IOException {
        Files.createFile(file);

        assertRefused("is empty");

        assertThat(file).isEmptyFile();
    }

    @Test
    void a_log_without_its_database_is_not_written_over() throws IOException {
        Files.writeString(folder.resolve("dolmen.db-wal"), "what was stored last");

        assertRefused("dolmen.db-wal");

        assertThat(folder.resolve("dolmen.db-wal")).hasContent("what was stored last");
    }

    /** It is created under another name, so that an interrupted first start leaves no half of a database. */
    @Test
    void a_new_database_and_its_folder_are_for_their_owner_alone() throws IOException {
        Path deep = folder.resolve("data/dolmen.db");
        try (Database open = Database.open(deep, NO_GAMES)) {
            assertThat(open.damage()).isEmpty();
            assertThat(permissions(folder.resolve("data"))).isEqualTo("rwx------");
            try (Stream<Path> files = Files.list(folder.resolve("data"))) {
                assertThat(files.filter(path -> !path.toString().endsWith(".lock")))
                        .isNotEmpty()
                        .allSatisfy(path -> assertThat(permissions(path)).isEqualTo("rw-------"));
            }
        }
    }

    @Test
    void a_database_that_others_may_read_is_closed_to_them() throws IOException {
        Database.open(file, NO_GAMES).close();
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r--r--"));

        Database.open(file, NO_GAMES).close();

        assertThat(permissions(file)).isEqualTo("rw-------");
    }

    private static String permissions(Path path) throws IOException {
        return PosixFilePermissions.toString(Files.getPosixFilePermissions(path));
    }

    @Test
    void a_database_written_by_a_newer_release_is_refused() throws SQLException {
        Database.open(file, NO_GAMES).close();
        execute("""
                INSERT INTO flyway_schema_history
                SELECT 99, '99', 'wonders to come', type, 'V99__wonders.sql', checksum, installed_by, installed_on,
                       execution_time, success
                FROM flyway_schema_history WHERE installed_rank = 1
                """);

        assertRefused("was written by a newer release of Dolmen");
    }

    @Test
    void a_database_of_another_program_is_refused() throws SQLException, IOException {
        execute("CREATE TABLE recipes (name TEXT)");

        byte[] before = Files.readAllBytes(file);

        assertRefused("is not a Dolmen database");

        assertThat(file).hasBinaryContent(before);
    }

    private void execute(String sql) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }

    @Test
    void a_place_where_nothing_can_be_written_is_refused() throws IOException {
        Path plainFile = Files.createFile(folder.resolve("plain"));

        for (Path impossible : List.of(plainFile.resolve("dolmen.db"), Path.of("/proc/dolmen.db"))) {
            assertThatThrownBy(() -> Database.open(impossible, NO_GAMES))
                    .isInstanceOf(UnusableDatabaseException.class)
                    .hasMessageContaining(impossible.toString())
                    .hasMessageContaining("cannot be opened or created");
        }
    }

    @Test
    void a_database_in_use_is_refused_and_its_user_is_not_disturbed() {
        try (TestDatabase user = TestDatabase.openAsHostsDo(file, NO_GAMES)) {
            assertRefused("is in use by another running Dolmen");

            user.players().remember(ANNA);
            assertThat(user.players().names(List.of(ANNA.id()), Optional.empty()))
                    .containsEntry(ANNA.id(), "Anna");
        }
    }

    @Test
    void a_refused_database_is_not_kept_locked() throws IOException {
        Files.writeString(file, "not yet a database");
        assertRefused("is not a database");
        Files.delete(file);

        Database.open(file, NO_GAMES).close();
    }

    private void assertRefused(String why) {
        assertThatThrownBy(() -> Database.open(file, NO_GAMES))
                .isInstanceOf(UnusableDatabaseException.class)
                .hasMessageContaining(file.toString())
                .hasMessageContaining(why);
    }
}
