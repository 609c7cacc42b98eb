package dolmen.bot.survival;

import java.time.Duration;
import java.util.function.LongSupplier;

/**
 * Decides whether the process continues after a failure: it does, unless it is broken, or memory has run out too often
 * within a short time. Safe for use by many threads; the decision needs no memory.
 */
public final class Survival {
    private static final int MOST_SHORTAGES = 5;
    private static final Duration SHORT_TIME = Duration.ofMinutes(1);

    private final ProcessExit ending;
    private final LongSupplier nanos;
    private final UncaughtFailures uncaught = new UncaughtFailures(this);
    /** A ring buffer of the times of the last memory shortages; guarded by this. */
    private final long[] shortages = new long[MOST_SHORTAGES];

    private int count;

    /** @param nanos the time source, in nanoseconds */
    public Survival(ProcessExit ending, LongSupplier nanos) {
        this.ending = ending;
        this.nanos = nanos;
    }

    /** Decides for this process. */
    public static Survival ofProcess() {
        return new Survival(ProcessExit.ofProcess(), System::nanoTime);
    }

    /** The handler of uncaught failures. */
    public UncaughtFailures uncaught() {
        return uncaught;
    }

    /**
     * Reports a failure that stopped a task; returns if the process continues.
     *
     * @param doing the task, in a few words
     */
    public void met(String doing, Throwable failure) {
        switch (Harm.of(failure)) {
            case TASK -> {}
            case MEMORY -> {
                if (tooOften()) {
                    end("memory has run out repeatedly, most recently in ", doing, failure);
                }
            }
            case PROCESS -> end("the process is broken, as shown by a failure in ", doing, failure);
        }
    }

    /** Reports the death of a thread that cannot be restarted. */
    void lost(String thread, Throwable failure) {
        end("a thread has died and cannot be restarted: ", thread, failure);
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
            ending.end("ends with status %d and must be restarted: %s%s (%s)."
                    .formatted(ProcessExit.STATUS, why, where, failure));
        } catch (OutOfMemoryError noWords) {
            ending.end(why);
        }
    }
}
