package dolmen.bot.lab.solve;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongSupplier;

/** Reports of progress: a line at the end of each pass, and now and then one within a long pass. */
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

    /** Begins a piece of work, such as a pass. */
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
                    Locale.ROOT, "%s: %.0f %%, %s left of it", task, 100 * share, Estimate.duration(left)));
        }
    }

    /** Ends a pass, with the number of positions that it settled and that of those which it left. */
    void endPass(long settled, long left) {
        estimate.add(settled, left, now() - begun);
        err.println(
                String.format(Locale.ROOT, "%s: %,d settled in %s; %s", task, settled, elapsed(), estimate.words()));
    }

    /** Ends another piece of work than a pass. */
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
