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
 * Advisory locks of a database of a server, held through a connection of their own. The server takes them back when
 * that connection ends, however it ends; after a restart of the server they are taken once more. Safe for use by many
 * threads.
 */
final class HeldLocks implements AutoCloseable {
    /** The server hears within half a minute when a machine has gone without a word. */
    private static final String HEARD_SOON =
            "SET tcp_keepalives_idle = 10; SET tcp_keepalives_interval = 5; SET tcp_keepalives_count = 3; ";

    /** A little longer than a new connection is waited for, so that its failure says who else has the locks. */
    private static final Duration LONGEST_WAIT = PostgresServer.LONGEST_WAIT.plusMillis(250);

    private static final Duration GLANCE = Duration.ofMillis(500);
    private static final int MOST_GLANCES = 4;

    private final HikariDataSource connection;

    /** The server's number of the connection that has them, or had them last. */
    private volatile int backend;

    private HeldLocks(HikariDataSource connection) {
        this.connection = connection;
    }

    /**
     * Takes the whole database.
     *
     * @throws UnusableDatabaseException if another process has something of it
     */
    static HeldLocks ofWhole(PostgresServer server) {
        return takeSoon(server, Locks.alone())
                .orElseThrow(() -> new UnusableDatabaseException(
                        "The database %s is in use by another running Dolmen. Stop that one, or give this one a database of its own."
                                .formatted(server.address())));
    }

    /** Takes locks within two seconds, since a server hears a moment later that their last holder has ended. */
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
     * @param locks the statement that takes them, and fails of a lock that is not available
     * @return empty if somebody else holds one of them
     * @throws UnusableDatabaseException if the server cannot be asked, or says more than that
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
            throw Refusal.of(server.address(), refused);
        }
    }

    /**
     * Asks the server at most twice a second, since a connection that was in use just now is taken as it is. One that
     * is late with its answer is waited for, but not by who asks: a new one would have to take the locks anew.
     *
     * @throws StorageFaultException if another process has them meanwhile, or the server cannot be asked
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

    /** The server's number of the connection that has them, or had them last. */
    int backend() {
        return backend;
    }

    @Override
    public void close() {
        connection.close();
    }
}
