package dolmen.bot.storage;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import java.nio.file.Path;
import java.sql.DatabaseMetaData;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Tests that the migrations of both engines have made equal schemas, except for their names of types. */
final class EnginesAgreeTest {
    private static final GameRegistry NO_GAMES = new GameRegistry(List.of());

    /** PostgreSQL's names of types by SQLite's. */
    private static final Map<String, String> TYPES =
            Map.of("int8", "INTEGER", "bool", "INTEGER", "float8", "REAL", "text", "TEXT", "bytea", "BLOB");

    @TempDir
    private Path folder;

    @Test
    void both_have_the_same_tables_columns_and_indexes_at_the_same_number() throws SQLException {
        Path file = folder.resolve("dolmen.db");
        Set<String> inFile;
        try (TestDatabase database = TestDatabase.openAsHostsDo(file, NO_GAMES)) {
            inFile = shape(database);
        }
        try (TestDatabase database = TestDatabase.openOnServer(file, NO_GAMES)) {
            assertThat(shape(database)).isEqualTo(inFile).hasSizeGreaterThan(150);
        }
    }

    private static Set<String> shape(TestDatabase database) {
        return database.transactions().read(handle -> {
            var shape = new TreeSet<String>();
            shape.add("version "
                    + handle.createQuery(
                                    "SELECT version FROM flyway_schema_history ORDER BY installed_rank DESC LIMIT 1")
                            .mapTo(String.class)
                            .one());
            try {
                DatabaseMetaData about = handle.getConnection().getMetaData();
                for (String table : names(about.getTables(null, null, "%", new String[] {"TABLE"}), "TABLE_NAME")) {
                    if (!table.startsWith("flyway") && !table.startsWith("sqlite")) {
                        shape.addAll(columns(about, table));
                        shape.addAll(indexes(about, table));
                    }
                }
            } catch (SQLException failure) {
                throw new AssertionError(failure);
            }
            return shape;
        });
    }

    private static Set<String> names(ResultSet rows, String column) throws SQLException {
        try (rows) {
            var names = new HashSet<String>();
            while (rows.next()) {
                names.add(rows.getString(column));
            }
            return names;
        }
    }

    /** A column of a key is never null. */
    private static Set<String> columns(DatabaseMetaData about, String table) throws SQLException {
        Set<String> keys = names(about.getPrimaryKeys(null, null, table), "COLUMN_NAME");
        var columns = new HashSet<String>();
        try (ResultSet rows = about.getColumns(null, null, table, "%")) {
            while (rows.next()) {
                String name = rows.getString("COLUMN_NAME");
                String type = rows.getString("TYPE_NAME");
                boolean filled = keys.contains(name) || "NO".equals(rows.getString("IS_NULLABLE"));
                columns.add("%s.%s %s%s%s"
                        .formatted(
                                table,
                                name,
                                TYPES.getOrDefault(type, type),
                                filled ? " filled" : "",
                                keys.contains(name) ? " key" : ""));
            }
        }
        return columns;
    }

    /** The indexes named by a migration. */
    private static Set<String> indexes(DatabaseMetaData about, String table) throws SQLException {
        var columns = new HashMap<String, String>();
        try (ResultSet rows = about.getIndexInfo(null, null, table, false, true)) {
            while (rows.next()) {
                String index = rows.getString("INDEX_NAME");
                if (index != null && !index.matches("sqlite_.*|.*_pkey|.*_key")) {
                    columns.merge(
                            index + (rows.getBoolean("NON_UNIQUE") ? "" : " unique"),
                            rows.getString("COLUMN_NAME"),
                            (first, next) -> first + ", " + next);
                }
            }
        }
        var indexes = new HashSet<String>();
        columns.forEach((index, of) -> indexes.add("%s: %s (%s)".formatted(table, index, of)));
        return indexes;
    }
}
