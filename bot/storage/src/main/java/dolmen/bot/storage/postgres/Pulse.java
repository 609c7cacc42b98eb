package dolmen.bot.storage.postgres;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.storage.sql.Faults;
import dolmen.bot.storage.sql.Vigil;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.SQLTransientConnectionException;
import java.sql.Statement;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import javax.sql.DataSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A check, on a separate connection, whether the server answers at all. It runs while a transaction takes longer than
 * most. If the server answers, a statement may take any time. If it does not, because it is frozen or the network drops
 * everything, new transactions are refused, and those for which somebody may wait are aborted. Safe for use by many
 * threads.
 */
final class Pulse implements Vigil, AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(Pulse.class);

    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(250);

    /** Most transactions take less. */
    private static final Duration LONG = Duration.ofMillis(400);

    private static final Duration LONGEST_SILENCE = Duration.ofSeconds(1);

    /** Discord waits no longer, so nobody waits for a longer transaction, which may well be large. */
    private static final Duration SOMEBODY_WAITS = Duration.ofSeconds(3);

    /** Network devices in between may forget an idle connection. */
    private static final Duration LONGEST_REST = Duration.ofSeconds(15);

    private static final Duration UNCONNECTED = Duration.ofSeconds(1);

    /** One login without an answer proves nothing, because a busy server may take longer. */
    private static final int ENOUGH = 2;

    private final DataSource way;
    private final Set<Transaction> running = ConcurrentHashMap.newKeySet();
    private final CountDownLatch closed = new CountDownLatch(1);
    private final AtomicReference<Optional<Connection>> connection = new AtomicReference<>(Optional.empty());
    private volatile boolean silent;

    private Pulse(DataSource way) {
        this.way = way;
    }

    /**
     * Starts a check, which runs until it is closed.
     *
     * @param way the connections to the server
     */
    static Pulse of(DataSource way) {
        var pulse = new Pulse(way);
        Thread.ofVirtual().name("database-pulse").start(pulse::feel);
        return pulse;
    }

    private void feel() {
        try {
            Duration rest = LONGEST_REST;
            int missed = 0;
            do {
                boolean connected = connection.get().isPresent();
                if (silent || somethingTakesLong() || rest.compareTo(connected ? LONGEST_REST : UNCONNECTED) >= 0) {
                    missed = answers() ? 0 : missed + (connected ? ENOUGH : 1);
                    note(missed >= ENOUGH);
                    rest = Duration.ZERO;
                }
                rest = rest.plus(BETWEEN_LOOKS);
            } while (!closed.await(BETWEEN_LOOKS.toMillis(), TimeUnit.MILLISECONDS));
        } catch (InterruptedException told) {
            Thread.currentThread().interrupt();
        } finally {
            disconnect();
        }
    }

    private boolean somethingTakesLong() {
        return running.stream().anyMatch(one -> one.longerThan(LONG));
    }

    /** True if the server answers; a refusal is an answer, too. */
    private boolean answers() {
        try {
            return Question.ask(this::touch, LONGEST_SILENCE);
        } catch (SQLTransientConnectionException silence) {
            disconnect();
            return false;
        } catch (SQLException refusal) {
            log.debug("The server answered with an error", refusal);
            disconnect();
            return true;
        }
    }

    private boolean touch() throws SQLException {
        try (Statement statement = connected().createStatement()) {
            return statement.execute("SELECT 1");
        }
    }

    private Connection connected() throws SQLException {
        Optional<Connection> known = connection.get();
        if (known.isPresent()) {
            return known.get();
        }
        Connection made = way.getConnection();
        connection.getAndSet(Optional.of(made)).ifPresent(Pulse::abort);
        return made;
    }

    private void note(boolean found) {
        silent = found;
        if (silent) {
            running.forEach(Transaction::breakOff);
        }
    }

    private void disconnect() {
        connection.getAndSet(Optional.empty()).ifPresent(Pulse::abort);
    }

    /** Aborts a connection, so that its waiters fail at once; closing it would wait for the server. */
    private static void abort(Connection connection) {
        try {
            connection.abort(Thread::startVirtualThread);
        } catch (SQLException closed) {
            log.debug("The connection was closed before it was aborted", closed);
        }
    }

    @Override
    public Watched begin() {
        var transaction = new Transaction();
        running.add(transaction);
        if (silent) {
            transaction.close();
            throw refusal();
        }
        return transaction;
    }

    private static StorageFaultException refusal() {
        return new StorageFaultException(
                StorageFault.UNREACHABLE, Faults.advice(StorageFault.UNREACHABLE), Question.silence());
    }

    /** The last query ends by itself. */
    @Override
    public void close() {
        closed.countDown();
    }

    /** A transaction that runs, or waits for its connection. */
    private final class Transaction implements Watched {
        private final long began = System.nanoTime();
        private volatile Optional<Connection> own = Optional.empty();

        boolean longerThan(Duration time) {
            return System.nanoTime() - began > time.toNanos();
        }

        void breakOff() {
            if (!longerThan(SOMEBODY_WAITS)) {
                own.ifPresent(Pulse::abort);
            }
        }

        @Override
        public void over(Connection connection) {
            own = Optional.of(connection);
            if (silent) {
                throw refusal();
            }
        }

        @Override
        public void close() {
            running.remove(this);
        }
    }
}
