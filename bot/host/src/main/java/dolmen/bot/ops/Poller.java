package dolmen.bot.ops;

import dolmen.bot.ops.metrics.WorkerFigures;
import dolmen.bot.survival.Survival;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The thread of a worker. It does due work at once when it is woken, and otherwise at a steady pace, which covers
 * postponed work and work left by a crash. After a failed pass the next one follows; the pause grows with each failure.
 * Only a failure that the process cannot survive ends the process. Safe for use by many threads.
 */
public final class Poller implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(Poller.class);
    private static final Duration LONGEST_CLOSE = Duration.ofSeconds(10);
    private static final Duration LONGEST_PAUSE = Duration.ofMinutes(1);
    private static final int MOST_DOUBLINGS = 10;

    private final Semaphore work = new Semaphore(0);
    private final CountDownLatch closing = new CountDownLatch(1);
    private final String name;
    private final Duration pace;
    private final Survival survival;
    private final InstantSource clock;
    private volatile Optional<Thread> thread = Optional.empty();
    private volatile Supplier<Optional<Instant>> oldestDue = Optional::empty;
    private volatile Instant lastPass;
    private final AtomicInteger failures = new AtomicInteger();

    /**
     * Creates a poller, which is not running yet.
     *
     * @param name the name of the work, for the log
     * @param pace the maximum delay of due work without a call of {@link #wake}; also the first pause after a failure
     */
    public Poller(String name, Duration pace, Survival survival, InstantSource clock) {
        this.name = name;
        this.pace = pace;
        this.survival = survival;
        this.clock = clock;
        this.lastPass = clock.instant();
    }

    /** Starts the thread; call it once. Earlier calls of {@link #wake} take effect now. */
    public void start(Runnable doWhatIsDue) {
        start(doWhatIsDue, () -> true, Optional::empty);
    }

    /**
     * As above.
     *
     * @param anythingDue called before a pass that nobody requested with {@link #wake}; false skips the pass
     * @param longestDue the time since which the oldest due work has been waiting
     */
    public synchronized void start(
            Runnable doWhatIsDue, BooleanSupplier anythingDue, Supplier<Optional<Instant>> longestDue) {
        if (thread.isPresent()) {
            throw new IllegalStateException("the poller is already running");
        }
        oldestDue = longestDue;
        thread = Optional.of(Thread.ofVirtual().name(name).start(() -> run(doWhatIsDue, anythingDue)));
    }

    /** Reports that work may be due now; returns immediately. */
    public void wake() {
        work.release();
    }

    /** The current health of the worker. */
    public WorkerHealth health() {
        return new WorkerHealth(name, alive(), lastPass, oldestDue.get(), failures.get());
    }

    private boolean alive() {
        return thread.filter(Thread::isAlive).isPresent();
    }

    /** The name of the poller's work, in one word. */
    String name() {
        return name;
    }

    /** The current figures of the worker, without a query for due work. */
    WorkerFigures figures() {
        return new WorkerFigures(alive(), Duration.between(lastPass, clock.instant()), failures.get());
    }

    /** Finishes the running pass and stops; work that is still due stays in the database. */
    @Override
    public synchronized void close() {
        closing.countDown();
        wake();
        try {
            if (thread.isPresent()) {
                thread.get().join(LONGEST_CLOSE);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void run(Runnable doWhatIsDue, BooleanSupplier anythingDue) {
        Runnable afterRest = () -> {
            if (anythingDue.getAsBoolean()) {
                doWhatIsDue.run();
            }
        };
        try {
            boolean woken = true;
            while (closing.getCount() > 0) {
                pass(woken ? doWhatIsDue : afterRest);
                woken = rest();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void pass(Runnable doWhatIsDue) {
        try {
            doWhatIsDue.run();
            lastPass = clock.instant();
            failures.set(0);
        } catch (RuntimeException | Error failure) {
            tell(failure, failures.incrementAndGet());
            survival.met(name, failure);
        }
    }

    /** Logs a failure, with its stack trace only the first time, because a lasting fault would fill the log. */
    private void tell(Throwable failure, int times) {
        try {
            if (times == 1) {
                log.error("A pass of worker {} has failed", name, failure);
            } else {
                log.error("Worker {} has failed {} times in a row: {}", name, times, failure.toString());
            }
        } catch (OutOfMemoryError unlogged) {
            survival.met("the log", unlogged);
        }
    }

    /**
     * Waits for the next pass. After a failure nobody can wake the poller, because the work would only fail again.
     *
     * @return true if the next pass runs without a check for due work
     */
    private boolean rest() throws InterruptedException {
        int times = failures.get();
        if (times > 0) {
            Duration pause = pace.multipliedBy(1L << Math.min(times - 1, MOST_DOUBLINGS));
            Duration shorter = pause.compareTo(LONGEST_PAUSE) < 0 ? pause : LONGEST_PAUSE;
            boolean closed = closing.await(shorter.toMillis(), TimeUnit.MILLISECONDS);
            log.debug("Worker {} continues: {}", name, !closed);
            return true;
        }
        boolean woken = work.tryAcquire(pace.toMillis(), TimeUnit.MILLISECONDS);
        work.drainPermits();
        return woken;
    }
}
