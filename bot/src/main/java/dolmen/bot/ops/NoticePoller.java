package dolmen.bot.ops;

import dolmen.bot.match.NoticeWorker;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The thread that delivers the notices that are owed: at once when it is woken, and otherwise at a steady pace, so that
 * those postponed and those left by a crash are delivered too. Safe for use by many threads.
 */
public final class NoticePoller implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(NoticePoller.class);
    private static final Duration LONGEST_CLOSE = Duration.ofSeconds(10);

    private final Semaphore work = new Semaphore(0);
    private final Duration pace;
    private Optional<Thread> thread = Optional.empty();
    private volatile boolean closing;

    /** @param pace how long a notice waits at most when nobody wakes the poller */
    public NoticePoller(Duration pace) {
        this.pace = pace;
    }

    /** Begins to look after the notices; to be called once. What was woken for before is done now. */
    public synchronized void start(NoticeWorker worker) {
        if (thread.isPresent()) {
            throw new IllegalStateException("the poller runs already");
        }
        thread = Optional.of(Thread.ofVirtual().name("notices").start(() -> run(worker)));
    }

    /** Says that notices may be due now; returns at once. */
    public void wake() {
        work.release();
    }

    /** Finishes the notice in hand and stops; what is still owed waits in the queue. */
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

    private void run(NoticeWorker worker) {
        while (!closing) {
            try {
                worker.deliverDue();
            } catch (RuntimeException failure) {
                log.error("The notices that are due could not be attempted", failure);
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
