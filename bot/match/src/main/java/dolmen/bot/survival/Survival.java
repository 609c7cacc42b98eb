package dolmen.bot.survival;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * The decision whether the process goes on after a failure: it does, unless it is broken, or memory has run out too
 * often within a short time. Safe for use by many threads; needs no memory to decide.
 */
public final class Survival {
    private static final int MOST_SHORTAGES = 5;
    private static final Duration SHORT_TIME = Duration.ofMinutes(1);

    private final ProcessExit ending;
    private final LongSupplier nanos;
    private final UncaughtFailures uncaught = new UncaughtFailures(this);
    /** The times of the last shortages of memory, the earliest to be overwritten next; guarded by this. */
    private final long[] shortages = new long[MOST_SHORTAGES];

    private int count;

    /** @param nanos the time, in nanoseconds */
    public Survival(ProcessExit ending, LongSupplier nanos) {
        this.ending = ending;
        this.nanos = nanos;
    }

    /** The decision for this process. */
    public static Survival ofProcess() {
        return new Survival(ProcessExit.ofProcess(), System::nanoTime);
    }

    /** The handler of uncaught failures. */
    public UncaughtFailures uncaught() {
        return uncaught;
    }

    /**
     * Reports a failure that stopped a task; returns if the process goes on.
     *
     * @param doing the task, in a few words
     */
    public void met(String doing, Throwable failure) {
        switch (Harm.of(failure)) {
            case TASK -> {}
            case MEMORY -> {
                if (tooOften()) {
                    end("memory has run out again and again, at last in ", doing, failure);
                }
            }
            case PROCESS -> end("the process is broken, as it showed in ", doing, failure);
        }
    }

    /** Reports the death of a thread that nobody starts again. */
    void lost(String thread, Throwable failure) {
        end("a thread has died that nobody starts again: ", thread, failure);
    }

    private synchronized boolean tooOften() {
        long now = nanos.getAsLong();
        int oldest = count % MOST_SHORTAGES;
        shortages[oldest] = now;
        count++;
        long first = shortages[count % MOST_SHORTAGES];
        return count >= MOST_SHORTAGES && now - first <= SHORT_TIME.toNanos();
    }

    private void end(String why, String where, Throwable failure) {
        try {
            ending.end("ends with status %d, to be started again: %s%s (%s)."
                    .formatted(ProcessExit.STATUS, why, where, failure));
        } catch (OutOfMemoryError noWords) {
            ending.end(why);
        }
    }
}
