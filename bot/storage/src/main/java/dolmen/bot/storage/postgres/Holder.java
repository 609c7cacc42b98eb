package dolmen.bot.storage.postgres;

import dolmen.bot.id.Shards;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;

/**
 * The process that holds some shards, as reported by the server.
 *
 * @param backend the server's process id for the connection that holds them
 * @param words a description of the process, for the operator
 * @param fence the fence of the process; 0 if its release sends no heartbeat
 * @param sign the time of its last heartbeat, by the server's clock, in microseconds since 1970
 * @param silence the time since then, by that clock
 */
record Holder(int backend, String words, int fence, long sign, Duration silence) {

    static Optional<Holder> find(Connection connection, Shards shards) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery(Locks.holder(shards))) {
            if (!row.next()) {
                return Optional.empty();
            }
            String fence = row.getString("fence");
            return Optional.of(new Holder(
                    row.getInt("pid"),
                    row.getString("words"),
                    fence.isEmpty() ? 0 : Integer.parseInt(fence),
                    row.getLong("sign"),
                    Duration.ofMillis(row.getLong("silence"))));
        }
    }
}
