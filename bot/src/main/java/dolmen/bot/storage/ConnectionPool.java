package dolmen.bot.storage;

import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;
import org.jdbi.v3.core.ConnectionFactory;
import org.sqlite.SQLiteDataSource;

/**
 * A fixed number of open connections, lent to one thread each, first come, first served. A pool of one makes its users
 * take turns. Safe for use by many threads.
 */
final class ConnectionPool implements ConnectionFactory, AutoCloseable {
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(30);

    private final BlockingQueue<Connection> idle;
    private final int size;
    private volatile boolean closed;

    private ConnectionPool(List<Connection> connections) {
        this.size = connections.size();
        this.idle = new ArrayBlockingQueue<>(size, true, connections);
    }

    static ConnectionPool open(SQLiteDataSource source, int size) throws SQLException {
        var connections = new ArrayList<Connection>();
        for (int i = 0; i < size; i++) {
            connections.add(source.getConnection());
        }
        return new ConnectionPool(connections);
    }

    @Override
    public Connection openConnection() throws SQLException {
        if (closed) {
            throw new SQLTransientConnectionException("the database is closed");
        }
        return take();
    }

    @Override
    public void closeConnection(Connection connection) {
        idle.add(connection);
    }

    /** Lends no more, waits for what is lent, and closes it all. */
    @Override
    public void close() throws SQLException {
        if (closed) {
            return;
        }
        closed = true;
        for (int i = 0; i < size; i++) {
            take().close();
        }
    }

    private Connection take() throws SQLException {
        try {
            Connection connection = idle.poll(LONGEST_WAIT.toMillis(), TimeUnit.MILLISECONDS);
            if (connection == null) {
                throw new SQLTransientConnectionException("the database has been busy for " + LONGEST_WAIT);
            }
            return connection;
        } catch (InterruptedException stop) {
            Thread.currentThread().interrupt();
            throw new SQLTransientConnectionException("interrupted while waiting for the database", stop);
        }
    }
}
