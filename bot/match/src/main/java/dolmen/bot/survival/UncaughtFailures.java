package dolmen.bot.survival;

import java.util.concurrent.atomic.AtomicLong;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The handler of uncaught failures, such as those in threads of libraries: it logs and counts them. The death of a
 * virtual thread is harmless, since it has only one task; a platform thread that dies of an error ends the process.
 * Safe for use by many threads.
 */
public final class UncaughtFailures implements Thread.UncaughtExceptionHandler {
    private static final Logger log = LoggerFactory.getLogger(UncaughtFailures.class);

    private final Survival survival;
    private final AtomicLong count = new AtomicLong();

    UncaughtFailures(Survival survival) {
        this.survival = survival;
    }

    /** The number of failures so far. */
    public long count() {
        return count.get();
    }

    @Override
    public void uncaughtException(Thread thread, Throwable failure) {
        count.incrementAndGet();
        try {
            log.error("Thread {} has died", thread.getName(), failure);
        } catch (OutOfMemoryError unlogged) {
            survival.met("the log", unlogged);
        }
        if (failure instanceof Error && !thread.isVirtual()) {
            survival.lost(thread.getName(), failure);
        } else {
            survival.met(thread.getName(), failure);
        }
    }
}
