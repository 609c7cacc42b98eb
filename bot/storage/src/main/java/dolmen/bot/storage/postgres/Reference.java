package dolmen.bot.storage.postgres;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * A foreign key between two tables, as the server stores it.
 *
 * @param table the table's name in statements
 * @param name the foreign key's name in statements
 * @param definition the SQL that creates it again
 */
record Reference(String table, String name, String definition) {
    private static final String ALL = """
            SELECT conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid)
            FROM pg_constraint
            WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
            """;

    /** Drops all foreign keys, and returns them. */
    static List<Reference> takeAll(Connection connection) throws SQLException {
        var all = new ArrayList<Reference>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery(ALL)) {
            while (rows.next()) {
                all.add(new Reference(rows.getString(1), rows.getString(2), rows.getString(3)));
            }
        }
        for (Reference reference : all) {
            execute(connection, "ALTER TABLE %s DROP CONSTRAINT %s".formatted(reference.table, reference.name));
        }
        return List.copyOf(all);
    }

    /** Creates the foreign key again. The server checks every row. */
    void restore(Connection connection) throws SQLException {
        execute(connection, "ALTER TABLE %s ADD CONSTRAINT %s %s".formatted(table, name, definition));
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
