package dolmen.bot.storage;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the page about stored data leaves no table out, and names none that no longer exists. */
final class DocumentedTablesTest {
    private static final Path PAGE = Path.of("..", "docs", "privacy.md");
    private static final Pattern NAME = Pattern.compile("`([a-z_]+)`");

    /** Without the tables of the migrations and of the database itself. */
    private static final String TABLES = """
            SELECT name FROM sqlite_master
            WHERE type = 'table' AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'flyway%'
            """;

    @TempDir
    private Path folder;

    @Test
    void every_table_is_on_the_page_about_privacy_once() throws IOException, SQLException {
        List<String> documented = Files.readAllLines(PAGE).stream()
                .filter(line -> line.startsWith("| `"))
                .map(line -> line.split("\\|", -1)[1])
                .flatMap(names -> NAME.matcher(names).results().map((MatchResult name) -> name.group(1)))
                .toList();

        assertThat(documented).containsExactlyInAnyOrderElementsOf(tables());
    }

    private List<String> tables() throws SQLException {
        Path file = folder.resolve("dolmen.db");
        TestDatabase.open(file, GameRegistry.load()).close();
        var names = new ArrayList<String>();
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + file);
                var statement = connection.createStatement();
                var rows = statement.executeQuery(TABLES)) {
            while (rows.next()) {
                names.add(rows.getString(1));
            }
        }
        return names;
    }
}
