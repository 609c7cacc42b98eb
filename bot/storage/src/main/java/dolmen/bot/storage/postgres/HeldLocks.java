package dolmen.bot.storage.postgres;

import com.zaxxer.hikari.HikariDataSource;
import com.zaxxer.hikari.pool.HikariPool.PoolInitializationException;
import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.storage.sql.Faults;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.sql.Connection;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Optional;
import org.postgresql.PGConnection;

/**
 * Advisory locks of a server's database, held by a separate connection. The server releases them when that connection
 * ends for any reason. After a restart of the server they are taken again. Safe for use by many threads.
 */
final class HeldLocks implements AutoCloseable {
    /** Lets the server notice within half a minute that a machine has disappeared silently. */
    private static final String HEARD_SOON =
            "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; ";

    /** Slightly longer than the wait for a new connection, so that its failure names the holder of the locks. */
    private static final Duration LONGEST_WAIT = PostgresServer.LONGEST_WAIT.plusMillis(250);

    private static final Duration GLANCE = Duration.ofMillis(500);
    private static final int MOST_GLANCES = 4;

    private final HikariDataSource connection;

    /** The server's process id for the current or last connection that holds the locks. */
    private volatile int backend;

    private HeldLocks(HikariDataSource connection) {
        this.connection = connection;
    }

    /**
     * Locks the whole database.
     *
     * @throws UnusableDatabaseException if another process has locked any part of it
     */
    static HeldLocks ofWhole(PostgresServer server) {
        return takeSoon(server, Locks.alone())
                .orElseThrow(() -> new UnusableDatabaseException(
                        "The database %s is in use by another running Dolmen. Stop that one, or give this one a database of its own."
                                .formatted(server.address())));
    }

    /** Tries for two seconds to take locks, because a server notices the end of their last holder a moment later. */
    static Optional<HeldLocks> takeSoon(PostgresServer server, String locks) {
        Optional<HeldLocks> taken = take(server, locks);
        for (int glances = 0; taken.isEmpty() && glances < MOST_GLANCES && rested(); glances++) {
            taken = take(server, locks);
        }
        return taken;
    }

    /** Waits for a moment; false if the thread is interrupted. */
    static boolean rested() {
        try {
            Thread.sleep(GLANCE);
            return true;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }

    /**
     * Takes locks.
     *
     * @param locks the statement that takes the locks, and fails if one is not available
     * @return empty if somebody else holds one of them
     * @throws UnusableDatabaseException if the server cannot be reached, or reports another error
     */
    static Optional<HeldLocks> take(PostgresServer server, String locks) {
        try {
            var held = new HeldLocks(server.kept(HEARD_SOON + locks));
            held.require();
            return Optional.of(held);
        } catch (PoolInitializationException refused) {
            if (Faults.behind(refused).equals(Optional.of(StorageFault.LOCKED))) {
                return Optional.empty();
            }
            throw ServerObstacle.of(server.address(), refused);
        }
    }

    /**
     * Checks the locks at most twice a second, because a recently used connection is assumed to be alive. After a
     * timeout the caller fails, but the check goes on: a new connection would have to take the locks again.
     *
     * @throws StorageFaultException if another process has the locks meanwhile, or the server cannot be reached
     */
    void require() {
        try {
            backend = Question.ask(this::taken, LONGEST_WAIT);
        } catch (SQLException refused) {
            StorageFault fault = Faults.behind(refused).orElse(StorageFault.UNREACHABLE);
            throw new StorageFaultException(fault, Faults.advice(fault), refused);
        }
    }

    private int taken() throws SQLException {
        try (Connection taken = connection.getConnection()) {
            return taken.unwrap(PGConnection.class).getBackendPID();
        }
    }

    /** The server's process id for the current or last connection that holds the locks. */
    int backend() {
        return backend;
    }

    @Override
    public void close() {
        connection.close();
    }
}
