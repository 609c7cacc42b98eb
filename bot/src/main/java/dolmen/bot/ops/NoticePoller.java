package dolmen.bot.ops;

import dolmen.bot.match.NoticeWorker;
import java.time.Duration;
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
    private final NoticeWorker worker;
    private final Thread thread;
    private volatile boolean closing;

    private NoticePoller(NoticeWorker worker, Duration pace) {
        this.worker = worker;
        this.pace = pace;
        this.thread = Thread.ofVirtual().name("notices").unstarted(this::run);
    }

    /** A poller that looks after its notices at least as often as said, from now on. */
    public static NoticePoller start(NoticeWorker worker, Duration pace) {
        var poller = new NoticePoller(worker, pace);
        poller.thread.start();
        return poller;
    }

    /** Says that notices may be due now; returns at once. */
    public void wake() {
        work.release();
    }

    /** Finishes the notice in hand and stops; what is still owed waits in the queue. */
    @Override
    public void close() {
        closing = true;
        wake();
        try {
            thread.join(LONGEST_CLOSE);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private void run() {
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
