package dolmen.bot.lab.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * An estimate of the time for the remaining passes. While passes settle more and more positions, the estimate is an
 * upper bound: they continue until nothing is left. Once they settle fewer, it lets them shrink as the last four did.
 * Passes over lost and over won positions differ, so two are taken together.
 */
final class Estimate {
    private static final int COMPARED = 4;
    private static final int MINUTE = 60;

    private final List<Long> settled = new ArrayList<>();
    private final List<Double> seconds = new ArrayList<>();
    private long left;

    /**
     * Records a pass.
     *
     * @param settledThen the number of positions that it settled
     * @param leftThen the number of positions that are not settled yet
     */
    void add(long settledThen, long leftThen, double secondsThen) {
        settled.add(settledThen);
        seconds.add(secondsThen);
        left = leftThen;
    }

    /** The remaining time as text. */
    String words() {
        if (settled.size() < COMPARED) {
            return "the number of remaining passes is not known yet";
        }
        double before = settledFrom(COMPARED);
        double now = settledFrom(2);
        double atMost = now == 0 ? 0 : 2.0 * left / now;
        double about = now < before ? 2 * Math.log(Math.max(1, now)) / Math.log(before / now) : atMost;
        double passes = Math.min(about, atMost);
        double lasting = (seconds.getLast() + seconds.get(seconds.size() - 2)) / 2;
        return String.format(
                Locale.ROOT,
                "%s %.0f more passes, %s",
                about < atMost ? "about" : "at most",
                Math.ceil(passes),
                duration(passes * lasting));
    }

    /** The number of positions settled by two passes; the first is the given number of passes from the end. */
    private long settledFrom(int fromEnd) {
        int first = settled.size() - fromEnd;
        return settled.get(first) + settled.get(first + 1);
    }

    /** A duration as text. */
    static String duration(double seconds) {
        return seconds < 2 * MINUTE
                ? String.format(Locale.ROOT, "%.0f s", seconds)
                : String.format(Locale.ROOT, "%.0f min", seconds / MINUTE);
    }
}
