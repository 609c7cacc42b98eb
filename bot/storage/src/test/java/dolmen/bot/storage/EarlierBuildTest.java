package dolmen.bot.storage;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.bot.match.Match;
import dolmen.bot.match.TestHost;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the statements of the handbook bring a database of a build before the first release to its schema. */
final class EarlierBuildTest {
    private static final Path HANDBOOK = Path.of("..", "docs", "updating.md");
    private static final Pattern STATEMENTS =
            Pattern.compile("## A database from before 0\\.1\\.0.*?```sql\\n(.*?)```", Pattern.DOTALL);

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void makeOne() throws SQLException {
        file = folder.resolve("dolmen.db");
        ReleasesTest.migrateTo("1", file);
        execute("""
                ALTER TABLE matches ADD COLUMN clock_zone TEXT;
                UPDATE flyway_schema_history SET description = 'matches', script = 'V1__matches.sql', checksum = 17;
                INSERT INTO flyway_schema_history
                    SELECT 29, '36', 'moderated results', 'SQL', 'V36__moderated_results.sql', 18, installed_by,
                           installed_on, 1, TRUE
                    FROM flyway_schema_history
                """);
    }

    @Test
    void without_them_it_is_refused_and_left_as_it_is() {
        assertThatThrownBy(() -> TestHost.open(file))
                .isInstanceOf(UnusableDatabaseException.class)
                .hasMessageContaining("is from a build before 0.1.0", "docs/updating.md");
    }

    @Test
    void with_them_it_is_played_on() throws IOException, SQLException {
        Matcher handbook = STATEMENTS.matcher(Files.readString(HANDBOOK));
        assertThat(handbook.find()).isTrue();
        execute(handbook.group(1));

        try (TestHost host = TestHost.open(file)) {
            Match begun = host.begin("mausoleum", TestHost.ANNA, TestHost.BERT);
            assertThat(host.database.matches().find(begun.id())).contains(begun);
        }
    }

    private void execute(String statements) throws SQLException {
        try (Connection connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(statements);
        }
    }
}
