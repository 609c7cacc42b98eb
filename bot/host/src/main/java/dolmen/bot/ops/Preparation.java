package dolmen.bot.ops;

import java.time.Duration;
import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Tasks at the start of a host for which nobody has to wait. They run one after the other, on a separate thread. A
 * failed task is logged, and its work is done when it is needed. Safe for use by many threads.
 */
final class Preparation implements AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(Preparation.class);
    private static final Duration LONGEST_CLOSE = Duration.ofSeconds(10);

    private final Thread thread;
    private volatile boolean closing;

    private Preparation(List<Runnable> tasks) {
        this.thread = Thread.ofPlatform().name("preparation").daemon().unstarted(() -> tasks.forEach(this::attempt));
    }

    /** Starts these tasks. */
    static Preparation begin(List<Runnable> tasks) {
        var preparation = new Preparation(List.copyOf(tasks));
        preparation.thread.start();
        return preparation;
    }

    private void attempt(Runnable task) {
        if (!closing) {
            try {
                task.run();
            } catch (RuntimeException failure) {
                log.warn("A preparation task has failed", failure);
            }
        }
    }

    /** Finishes the running task and drops the others. */
    @Override
    public void close() {
        closing = true;
        try {
            thread.join(LONGEST_CLOSE);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
