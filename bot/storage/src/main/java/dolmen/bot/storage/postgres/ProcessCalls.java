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

    /** Longer than the login of a shard, since a process logs in before it relieves another. */
    private static final Duration LOGIN = Duration.ofSeconds(7);

    private static final long LOGINS_IN_RESERVE = 8;

    /** Longer than the holder needs to end after its relief. */
    private static final Duration UNTIL_TAKEN = Duration.ofMinutes(1);

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
        endIdle(LOGIN.multipliedBy(shards.total() + LOGINS_IN_RESERVE));
        return isTrue(Locks.takeRelief(shards));
    }

    /** True if a process has the task of relieving the holder of the shards. */
    boolean relieved() throws SQLException {
        return isTrue(Locks.relieved(shards));
    }

    /** Marks this process as the one that answers before it has the shards, until this is closed; false if one is. */
    boolean answer() throws SQLException {
        endIdle(UNTIL_TAKEN);
        return isTrue(Locks.answer(shards));
    }

    /** The machine of a process may be gone, without a word to the server. */
    private void endIdle(Duration longest) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(Locks.endIdle(longest));
        }
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
        long end = System.nanoTime() + longest.toNanos();
        List<String> words = List.of();
        for (long left = longest.toMillis(); words.isEmpty() && left > 0; left = millisUntil(end)) {
            words = received(left);
        }
        return words;
    }

    private static long millisUntil(long end) {
        return Duration.ofNanos(end - System.nanoTime()).toMillis();
    }

    /** Also returns when there are only messages of this process, or about other shards. */
    private List<String> received(long longest) throws SQLException {
        var pg = connection.unwrap(PGConnection.class);
        var words = new ArrayList<String>();
        for (PGNotification notification :
                Optional.ofNullable(pg.getNotifications((int) longest)).orElse(new PGNotification[0])) {
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
