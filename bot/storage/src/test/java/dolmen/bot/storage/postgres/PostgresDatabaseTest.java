package dolmen.bot.storage.postgres;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.match.TestHost;
import dolmen.bot.storage.Database;
import dolmen.bot.storage.TestServer;
import dolmen.bot.storage.sql.DatabaseAddress;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import dolmen.rules.GameRegistry;
import java.net.URI;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests the opening of a server's database, and the words of its refusals. */
final class PostgresDatabaseTest {
    private static final GameRegistry NO_GAMES = new GameRegistry(List.of());

    private final TestServer server = TestServer.ofProcess();

    private DatabaseAddress.Server made(Path folder) {
        return server.database(folder.resolve("dolmen.db"));
    }

    private static void refused(DatabaseAddress address, String... words) {
        assertThatThrownBy(() -> Database.open(address, NO_GAMES).close())
                .isInstanceOf(UnusableDatabaseException.class)
                .hasMessageContainingAll(words);
    }

    private static String nameOf(DatabaseAddress.Server address) {
        return address.url().getPath().substring(1);
    }

    private void execute(DatabaseAddress.Server address, String sql) throws SQLException {
        try (Connection connection = server.connect(nameOf(address));
                var statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }

    @Test
    void stored_data_survives_a_restart(@TempDir Path folder) {
        try (Database database = Database.open(made(folder), NO_GAMES)) {
            database.people().names().remember(TestHost.ANNA);
        }
        try (Database database = Database.open(made(folder), NO_GAMES)) {
            assertThat(database.people().names().of(TestHost.ANNA.id())).isPresent();
            assertThat(database.damage()).isEmpty();
            assertThat(database.figures().size().all()).isPositive();
        }
    }

    @Test
    void a_second_host_is_refused_as_long_as_the_first_one_runs(@TempDir Path folder) {
        DatabaseAddress.Server address = made(folder);
        try (Database first = Database.open(address, NO_GAMES)) {
            refused(address, address.toString(), "in use by another running Dolmen");
            assertThat(first.people().names().of(TestHost.ANNA.id())).isEmpty();
        }
        Database.open(address, NO_GAMES).close();
    }

    @Test
    void a_wrong_password_is_refused_without_a_word_of_it(@TempDir Path folder) {
        DatabaseAddress.Server address = made(folder);
        String user = "guest" + nameOf(address).substring(1, 9);
        server.execute("CREATE ROLE %s LOGIN PASSWORD 'right'".formatted(user));
        var wrong = new DatabaseAddress.Server(address.url(), Optional.of(user), Optional.of("wrong-one"), 2);

        refused(wrong, "rejected this user or password", "DOLMEN_DATABASE_USER");
        assertThatThrownBy(() -> Database.open(wrong, NO_GAMES)).hasMessageNotContaining("wrong-one");
        assertThat(wrong.toString()).doesNotContain("wrong-one");
    }

    @Test
    void a_user_who_may_not_make_tables_is_refused(@TempDir Path folder) {
        String user = "reader" + Integer.toHexString(folder.hashCode());
        server.execute("CREATE ROLE %s LOGIN PASSWORD 'right'".formatted(user));
        DatabaseAddress.Server address = server.made(user, "CREATE DATABASE " + user);

        refused(
                new DatabaseAddress.Server(address.url(), Optional.of(user), Optional.of("right"), 2),
                "permission denied");
    }

    @Test
    void a_server_that_does_not_answer_is_named() {
        var nowhere = new DatabaseAddress.Server(
                URI.create("postgresql://localhost:1/dolmen"), Optional.of("dolmen"), Optional.empty(), 2);

        refused(nowhere, "postgresql://localhost:1/dolmen", "does not respond", "start Dolmen again");
    }

    @Test
    void a_database_that_is_missing_is_named() {
        refused(server.named("nobody_made_it"), "no database of that name");
    }

    @Test
    void a_database_that_cannot_hold_every_letter_is_refused() {
        DatabaseAddress.Server latin = server.made(
                "latin", "CREATE DATABASE latin ENCODING 'LATIN1' LC_COLLATE 'C' LC_CTYPE 'C' TEMPLATE template0");

        refused(latin, "LATIN1", "UTF8");
    }

    @Test
    void a_database_that_a_newer_release_has_written_is_refused(@TempDir Path folder) throws SQLException {
        DatabaseAddress.Server address = made(folder);
        execute(address, """
                INSERT INTO flyway_schema_history (installed_rank, version, description, type, script, installed_by,
                                                   execution_time, success)
                VALUES (99, '9999', 'later', 'SQL', 'V9999__later.sql', 'test', 1, TRUE)
                """);

        refused(address, "written by a newer release");
    }

    @Test
    void a_database_of_another_program_is_left_as_it_is() throws SQLException {
        DatabaseAddress.Server other = server.made("other_program", "CREATE DATABASE other_program");
        execute(other, "CREATE TABLE invoices (id BIGINT)");

        refused(other, "cannot use the database");

        try (Connection connection = server.connect("other_program");
                var tables = connection.getMetaData().getTables(null, "public", "%", new String[] {"TABLE"})) {
            assertThat(tables.next()).isTrue();
            assertThat(tables.getString("TABLE_NAME")).isEqualTo("invoices");
            assertThat(tables.next()).isFalse();
        }
    }
}
