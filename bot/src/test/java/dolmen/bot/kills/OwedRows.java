package dolmen.bot.kills;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.List;

/** The rows of a database that a host still owes to Discord, read beside the host. */
record OwedRows(Path database) {
    private static final List<String> QUERIES = List.of(
            "SELECT count(*) FROM notices WHERE settled_at IS NULL",
            "SELECT count(*) FROM challenges WHERE message_due_at IS NOT NULL",
            "SELECT count(*) FROM messages WHERE take_at IS NOT NULL");

    int count() {
        return QUERIES.stream().mapToInt(this::number).sum();
    }

    int number(String query) {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database);
                var statement = connection.createStatement();
                var rows = statement.executeQuery(query)) {
            rows.next();
            return rows.getInt(1);
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
    }
}
