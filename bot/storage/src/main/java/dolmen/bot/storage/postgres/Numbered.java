package dolmen.bot.storage.postgres;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * A column that gets its numbers from a sequence of the server.
 *
 * @param sequence the sequence's name in statements
 */
record Numbered(String table, String column, String sequence) {
    private static final String ALL = """
            SELECT table_name, column_name, pg_get_serial_sequence(quote_ident(table_name), column_name)
            FROM information_schema.columns
            WHERE table_schema = current_schema() AND is_identity = 'YES'
            """;

    static List<Numbered> all(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(ALL)) {
            var all = new ArrayList<Numbered>();
            while (rows.next()) {
                all.add(new Numbered(rows.getString(1), rows.getString(2), rows.getString(3)));
            }
            return all;
        }
    }

    /** The last number of each table; 0 if none was given yet. */
    static Map<String, Long> lastNumbers(Connection connection) throws SQLException {
        var numbers = new HashMap<String, Long>();
        for (Numbered numbered : all(connection)) {
            numbers.put(numbered.table, numbered.last(connection));
        }
        return numbers;
    }

    /** The last given number, or the highest stored one if that is higher. */
    private long last(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("""
                        SELECT greatest(
                            (SELECT last_value - CASE WHEN is_called THEN 0 ELSE 1 END FROM %s),
                            (SELECT max("%s") FROM "%s"))
                        """.formatted(sequence, column, table))) {
            row.next();
            return row.getLong(1);
        }
    }

    /** Continues after the given number, as part of the transaction. */
    void goOnBehind(Connection connection, long number) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(
                    "ALTER TABLE \"%s\" ALTER COLUMN \"%s\" RESTART WITH %d".formatted(table, column, number + 1));
        }
    }
}
