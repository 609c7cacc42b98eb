package dolmen.bot.kills;

import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/** The rows of a database that a host still owes to Discord, read beside the host. */
record OwedRows(Lodging lodging) {
    private static final String OWED = """
            SELECT 'notice ' || id || ' of match ' || match_id || ', ' || kind || ', due at ' || due_at || ' after ' || attempts
            FROM notices WHERE settled_at IS NULL
            UNION ALL
            SELECT 'challenge ' || id || ', ' || answer || ', due at ' || message_due_at || ' after ' || message_attempts
            FROM challenges WHERE message_due_at IS NOT NULL
            UNION ALL
            SELECT 'message ' || id || ' of match ' || match_id || ', ' || kind || ', due at ' || take_at || ' after ' || attempts
            FROM messages WHERE take_at IS NOT NULL
            """;

    /** Each in words. */
    List<String> all() {
        try (var connection = lodging.connect();
                var statement = connection.createStatement();
                var rows = statement.executeQuery(OWED)) {
            var all = new ArrayList<String>();
            while (rows.next()) {
                all.add(rows.getString(1));
            }
            return all;
        } catch (SQLException failure) {
            throw new IllegalStateException(failure);
        }
    }
}
