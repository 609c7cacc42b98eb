package dolmen.bot.storage.postgres;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.storage.sql.UnusableDatabaseException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntPredicate;

/**
 * The heartbeat of a process that has shards. Once a second it runs a query on the connection that holds their locks,
 * and the server records the time of the last query. After a freeze, the process runs the query before anything else.
 * Safe for use by many threads.
 */
final class Heartbeat implements AutoCloseable {
    private static final Duration BETWEEN_BEATS = Duration.ofSeconds(1);

    /** Longer than any pause between two beats of a running process. */
    private static final Duration LATE = Duration.ofSeconds(4);

    /**
     * After this time a standby process may have taken the shards and logged in, since the server notices the end of
     * most connections at once.
     */
    private static final Duration BELIEVED = Duration.ofSeconds(2);

    private final HeldLocks locks;
    private final ClockReading.Clocks clocks;
    private final IntPredicate heldByOther;
    private final ReentrantLock asking = new ReentrantLock();
    private final CountDownLatch closed = new CountDownLatch(1);

    /** The start of the last query for the locks. */
    private volatile ClockReading asked;

    /** The last time at which the locks were certainly held. */
    private volatile ClockReading held;

    private volatile Optional<StorageFaultException> doubt = Optional.empty();
    private volatile boolean lost;

    private Heartbeat(HeldLocks locks, ClockReading.Clocks clocks, IntPredicate heldByOther) {
        this.locks = locks;
        this.clocks = clocks;
        this.heldByOther = heldByOther;
        this.asked = clocks.now();
        this.held = asked;
    }

    /**
     * Starts a heartbeat, which beats until it is closed.
     *
     * @param locks the locks, which are held now
     * @param heldByOther tests whether a connection other than the given one holds the locks; throws
     *     {@link UnusableDatabaseException} if that is unknown
     */
    static Heartbeat of(HeldLocks locks, ClockReading.Clocks clocks, IntPredicate heldByOther) {
        var heartbeat = new Heartbeat(locks, clocks, heldByOther);
        Thread.ofVirtual().name("lease").start(heartbeat::beat);
        return heartbeat;
    }

    private void beat() {
        try {
            while (!lost && !closed.await(BETWEEN_BEATS.toMillis(), TimeUnit.MILLISECONDS)) {
                askIfBefore(Duration.ZERO);
            }
        } catch (InterruptedException told) {
            Thread.currentThread().interrupt();
        }
    }

    private void askIfBefore(Duration ago) {
        if (lost || !asked.before(ago)) {
            return;
        }
        asking.lock();
        try {
            if (!lost && asked.before(ago) && closed.getCount() > 0) {
                ask();
            }
        } finally {
            asking.unlock();
        }
    }

    private void ask() {
        ClockReading begun = clocks.now();
        int backend = locks.backend();
        try {
            locks.require();
            boolean slept = asked.before(HolderSilence.DEADLINE) || begun.before(HolderSilence.DEADLINE);
            if (slept && locks.backend() != backend) {
                // The locks were taken again, and somebody else may have had them in between.
                lost = true;
            }
            held = begun;
            doubt = Optional.empty();
        } catch (StorageFaultException fault) {
            lost = fault.fault() == StorageFault.LOCKED && takenFrom(backend);
            doubt = Optional.of(fault);
        }
        asked = begun;
        if (lost) {
            // The pool would take them again as soon as they are free.
            locks.close();
        }
    }

    private boolean takenFrom(int backend) {
        try {
            return heldByOther.test(backend);
        } catch (UnusableDatabaseException unknown) {
            return false;
        }
    }

    /**
     * True if the locks are held.
     *
     * @throws StorageFaultException if that is unknown now
     */
    boolean held() {
        if (lost()) {
            return false;
        }
        doubt.ifPresent(fault -> {
            throw new StorageFaultException(fault.fault(), String.valueOf(fault.getMessage()), fault);
        });
        return true;
    }

    /** True once another process may have had the locks. This process must then stop working. */
    boolean lost() {
        askIfBefore(LATE);
        return lost;
    }

    /** True if another process may have the locks, because nothing has confirmed them for a while. */
    boolean doubtful() {
        return lost() || (doubt.isPresent() && held.before(BELIEVED));
    }

    @Override
    public void close() {
        closed.countDown();
        locks.close();
    }
}
