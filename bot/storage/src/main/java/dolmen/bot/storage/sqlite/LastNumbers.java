package dolmen.bot.storage.sqlite;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.HashMap;
import java.util.Map;

/** The last automatic numbers of the SQLite tables that never reuse numbers. */
final class LastNumbers {
    private LastNumbers() {}

    static Map<String, Long> read(Connection connection) throws SQLException {
        var numbers = new HashMap<String, Long>();
        try (Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT name, seq FROM sqlite_sequence")) {
            while (rows.next()) {
                numbers.put(rows.getString("name"), rows.getLong("seq"));
            }
        }
        return numbers;
    }

    /** Raises the last numbers. Those of tables with rows are already high enough. */
    static void raise(Connection connection, Map<String, Long> numbers) throws SQLException {
        Map<String, Long> before = read(connection);
        for (Map.Entry<String, Long> number : numbers.entrySet()) {
            Long now = before.get(number.getKey());
            if (now == null || now < number.getValue()) {
                String change = now == null
                        ? "INSERT INTO sqlite_sequence (seq, name) VALUES (?, ?)"
                        : "UPDATE sqlite_sequence SET seq = ? WHERE name = ?";
                try (PreparedStatement raising = connection.prepareStatement(change)) {
                    raising.setLong(1, number.getValue());
                    raising.setString(2, number.getKey());
                    raising.executeUpdate();
                }
            }
        }
    }
}
