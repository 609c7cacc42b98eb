package dolmen.bot.storage.postgres;

import dolmen.bot.id.Shards;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.postgresql.PGConnection;
import org.postgresql.PGNotification;

/**
 * Messages between processes with the same shards, through notifications of the database. A process that does not
 * listen at the time misses them. For use by one thread.
 */
final class ProcessCalls implements AutoCloseable {
    private static final String CHANNEL = "dolmen";
    private static final Duration UNTIL_ENDED = Duration.ofMillis(50);

    private final Connection connection;
    private final Shards shards;

    private ProcessCalls(Connection connection, Shards shards) {
        this.connection = connection;
        this.shards = shards;
    }

    /** Listens from now on. */
    static ProcessCalls among(PostgresServer server, Shards shards) throws SQLException {
        Connection connection = server.source().getConnection();
        try (Statement statement = connection.createStatement()) {
            statement.execute("LISTEN " + CHANNEL);
            return new ProcessCalls(connection, shards);
        } catch (SQLException failure) {
            connection.close();
            throw failure;
        }
    }

    void say(String word) throws SQLException {
        try (PreparedStatement statement = connection.prepareStatement("SELECT pg_notify(?, ?)")) {
            statement.setString(1, CHANNEL);
            statement.setString(2, shards + " " + word);
            statement.execute();
        }
    }

    /**
     * Queries the holder of one of the shards, because an attempt to take them would leave an error in the server's
     * log.
     */
    Optional<Holder> holder() throws SQLException {
        return Holder.find(connection, shards);
    }

    /** Ends all connections of a process; false if some remain after {@code longest}. */
    boolean end(int fence, Duration longest) throws SQLException, InterruptedException {
        long began = System.nanoTime();
        while (System.nanoTime() - began < longest.toNanos()) {
            try (Statement statement = connection.createStatement();
                    ResultSet ended = statement.executeQuery(Locks.end(fence))) {
                if (!ended.next()) {
                    return true;
                }
            }
            Thread.sleep(UNTIL_ENDED);
        }
        return false;
    }

    /** Takes the task of relieving the holder of the shards, until this is closed; false if another process has it. */
    boolean takeRelief() throws SQLException {
        return isTrue(Locks.takeRelief(shards));
    }

    /** True if a process has the task of relieving the holder of the shards. */
    boolean relieved() throws SQLException {
        return isTrue(Locks.relieved(shards));
    }

    /** Marks this process as one that answers before it has the shards, until this is closed. */
    void answer() throws SQLException {
        isTrue(Locks.answer(shards));
    }

    /** True if a process answers before it has the shards. */
    boolean answered() throws SQLException {
        return isTrue(Locks.answered(shards));
    }

    private boolean isTrue(String query) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet answer = statement.executeQuery(query)) {
            return answer.next() && answer.getBoolean(1);
        }
    }

    /** The messages of other processes since the last call; waits at most {@code longest} for one. */
    List<String> heard(Duration longest) throws SQLException {
        var pg = connection.unwrap(PGConnection.class);
        var words = new ArrayList<String>();
        for (PGNotification notification : Optional.ofNullable(pg.getNotifications((int) longest.toMillis()))
                .orElse(new PGNotification[0])) {
            String[] said = notification.getParameter().split(" ", 2);
            if (notification.getPID() != pg.getBackendPID() && said[0].equals(shards.toString())) {
                words.add(said[1]);
            }
        }
        return words;
    }

    @Override
    public void close() throws SQLException {
        connection.close();
    }
}
