package dolmen.bot.storage.moving;

import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * A table as described by the catalogue of its database.
 *
 * @param columns the kind of each column, by name
 * @param key the columns of its primary key
 */
record TableSchema(String name, Map<String, Kind> columns, List<String> key) {
    /** The table of applied migrations. Each database fills its own. */
    private static final String MIGRATIONS = "flyway_schema_history";

    private static final String OWN = "sqlite_";

    /** The names of all tables except those of the engine and of the migrations. */
    static SortedSet<String> names(Connection connection) throws SQLException {
        var names = new TreeSet<String>();
        try (ResultSet tables =
                connection.getMetaData().getTables(null, connection.getSchema(), "%", new String[] {"TABLE"})) {
            while (tables.next()) {
                String name = tables.getString("TABLE_NAME");
                if (!name.equals(MIGRATIONS) && !name.startsWith(OWN)) {
                    names.add(name);
                }
            }
        }
        return names;
    }

    /**
     * The table with the given name.
     *
     * @throws UnusableDatabaseException if it is not a Dolmen table
     */
    static TableSchema of(Connection connection, String name) throws SQLException {
        return new TableSchema(name, columns(connection, name), key(connection, name));
    }

    private static Map<String, Kind> columns(Connection connection, String table) throws SQLException {
        var columns = new LinkedHashMap<String, Kind>();
        try (ResultSet rows = connection.getMetaData().getColumns(null, connection.getSchema(), table, "%")) {
            while (rows.next()) {
                if (rows.getString("TABLE_NAME").equals(table)) {
                    columns.put(rows.getString("COLUMN_NAME"), Kind.named(rows.getString("TYPE_NAME")));
                }
            }
        }
        return columns;
    }

    private static List<String> key(Connection connection, String table) throws SQLException {
        var key = new TreeMap<Integer, String>();
        try (ResultSet rows = connection.getMetaData().getPrimaryKeys(null, connection.getSchema(), table)) {
            while (rows.next()) {
                key.put(rows.getInt("KEY_SEQ"), rows.getString("COLUMN_NAME"));
            }
        }
        if (key.isEmpty()) {
            throw new UnusableDatabaseException("The table %s has no key, so it is not Dolmen's.".formatted(table));
        }
        return List.copyOf(key.values());
    }

    /** The columns in the form that both engines share. */
    Map<String, Kind> shape() {
        return columns.entrySet().stream()
                .collect(Collectors.toMap(
                        Map.Entry::getKey, column -> column.getValue().withoutTruth()));
    }

    /** This table with its columns in the order of another. */
    TableSchema inOrderOf(TableSchema other) {
        var ordered = new LinkedHashMap<String, Kind>();
        other.columns.keySet().forEach(column -> ordered.put(column, columns.get(column)));
        return new TableSchema(name, ordered, other.key);
    }

    String counting() {
        return "SELECT count(*) FROM " + quoted(name);
    }

    /** @param byBytes the suffix that sorts texts by their bytes */
    String reading(String byBytes) {
        return "SELECT %s FROM %s ORDER BY %s"
                .formatted(
                        list(List.copyOf(columns.keySet()), TableSchema::quoted),
                        quoted(name),
                        list(key, column -> quoted(column) + (columns.get(column) == Kind.TEXT ? byBytes : "")));
    }

    String adding() {
        return "INSERT INTO %s (%s) VALUES (%s)"
                .formatted(
                        quoted(name),
                        list(List.copyOf(columns.keySet()), TableSchema::quoted),
                        list(List.copyOf(columns.keySet()), column -> "?"));
    }

    String emptying() {
        return "DELETE FROM " + quoted(name);
    }

    private static String list(List<String> columns, UnaryOperator<String> form) {
        return columns.stream().map(form).collect(Collectors.joining(", "));
    }

    private static String quoted(String name) {
        return '"' + name + '"';
    }
}
