package dolmen.bot.lab.solve;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongSupplier;

/** Reports progress: a line at the end of each pass, and occasional lines within a long pass. */
final class Progress {
    private static final double NANOS = 1e9;
    private static final int QUIET_SECONDS = 10;

    private final PrintWriter err;
    private final LongSupplier nanoTime;
    private final Estimate estimate = new Estimate();

    private String task = "";
    private double begun;
    private double said;

    Progress(PrintWriter err, LongSupplier nanoTime) {
        this.err = err;
        this.nanoTime = nanoTime;
    }

    /** Starts a task, such as a pass. */
    void begin(String what) {
        task = what;
        begun = now();
        said = begun;
    }

    /** Reports the finished share, from 0 to 1. */
    void reach(double share) {
        if (now() - said >= QUIET_SECONDS) {
            said = now();
            double left = (said - begun) * (1 - share) / share;
            err.println(String.format(
                    Locale.ROOT, "%s: %.0f %%, %s remaining", task, 100 * share, Estimate.duration(left)));
        }
    }

    /** Ends a pass, with the numbers of settled and remaining positions. */
    void endPass(long settled, long left) {
        estimate.add(settled, left, now() - begun);
        err.println(
                String.format(Locale.ROOT, "%s: %,d settled in %s; %s", task, settled, elapsed(), estimate.words()));
    }

    /** Ends a task other than a pass. */
    void end(String outcome) {
        err.println("%s: %s in %s".formatted(task, outcome, elapsed()));
    }

    private String elapsed() {
        return Estimate.duration(now() - begun);
    }

    private double now() {
        return nanoTime.getAsLong() / NANOS;
    }
}
