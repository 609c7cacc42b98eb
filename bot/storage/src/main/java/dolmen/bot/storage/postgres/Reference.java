package dolmen.bot.storage.postgres;

import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;

/**
 * That rows of a table refer to rows of another, as the server keeps it.
 *
 * @param table as it is called in statements
 * @param name as it is called in statements
 * @param definition what makes it once more
 */
record Reference(String table, String name, String definition) {
    private static final String ALL = """
            SELECT conrelid::regclass::text, quote_ident(conname), pg_get_constraintdef(oid)
            FROM pg_constraint
            WHERE contype = 'f' AND connamespace = current_schema()::regnamespace
            """;

    /** Takes all of them away, and tells which there were. */
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

    /** Makes it once more, for which the server looks at every row. */
    void restore(Connection connection) throws SQLException {
        execute(connection, "ALTER TABLE %s ADD CONSTRAINT %s %s".formatted(table, name, definition));
    }

    private static void execute(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
        }
    }
}
