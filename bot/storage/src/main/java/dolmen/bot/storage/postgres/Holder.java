package dolmen.bot.storage.postgres;

import dolmen.bot.id.Shards;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;

/**
 * The process that has some shards, as the server knows it.
 *
 * @param backend the server's number of the connection that holds them
 * @param words which process it is, for the operator
 * @param fence of that process; 0 if it is of a release that gives no signs of life
 * @param sign when it gave the last one, by the server's clock, in microseconds since 1970
 * @param silence how long ago that was, by the same clock
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
