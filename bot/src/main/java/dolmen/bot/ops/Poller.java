package dolmen.bot.ops;

import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The thread that does what is due: at once when it is woken, and otherwise at a steady pace, so that what was
 * postponed and what a crash has left is done too. Safe for use by many threads.
 */
public final class Poller implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(Poller.class);
    private static final Duration LONGEST_CLOSE = Duration.ofSeconds(10);

    private final Semaphore work = new Semaphore(0);
    private final String name;
    private final Duration pace;
    private Optional<Thread> thread = Optional.empty();
    private volatile boolean closing;

    /**
     * A poller that does not run yet.
     *
     * @param name what is done, for the log
     * @param pace how long what is due waits at most when nobody wakes the poller
     */
    public Poller(String name, Duration pace) {
        this.name = name;
        this.pace = pace;
    }

    /** Begins; to be called once. What was woken for before is done now. */
    public synchronized void start(Runnable doWhatIsDue) {
        if (thread.isPresent()) {
            throw new IllegalStateException("the poller runs already");
        }
        thread = Optional.of(Thread.ofVirtual().name(name).start(() -> run(doWhatIsDue)));
    }

    /** Says that something may be due now; returns at once. */
    public void wake() {
        work.release();
    }

    /** Finishes what is in hand and stops; what is still due waits where it is stored. */
    @Override
    public synchronized void close() {
        closing = true;
        wake();
        try {
            if (thread.isPresent()) {
                thread.get().join(LONGEST_CLOSE);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void run(Runnable doWhatIsDue) {
        while (!closing) {
            try {
                doWhatIsDue.run();
            } catch (RuntimeException failure) {
                log.error("Not all that was due could be attempted: {}", name, failure);
            }
            if (!awaitWork()) {
                return;
            }
        }
    }

    private boolean awaitWork() {
        try {
            if (work.tryAcquire(pace.toMillis(), TimeUnit.MILLISECONDS)) {
                work.drainPermits();
            }
            return true;
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
