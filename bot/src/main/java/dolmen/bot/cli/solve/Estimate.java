package dolmen.bot.cli.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;

/**
 * How long the passes still to come will take: they settle ever fewer positions, and shall shrink as the last four did.
 * A pass that settles lost positions is unlike one that settles those won, so each is compared with the last but one.
 */
final class Estimate {
    private static final int COMPARED = 4;
    private static final int MINUTE = 60;

    private final List<Long> settled = new ArrayList<>();
    private final List<Double> seconds = new ArrayList<>();

    /** Takes note of a pass. */
    void add(long settledNow, double secondsNow) {
        settled.add(settledNow);
        seconds.add(secondsNow);
    }

    /** About how many passes are left; empty as long as nothing can be said. */
    OptionalInt passes() {
        if (settled.size() < COMPARED) {
            return OptionalInt.empty();
        }
        List<Long> last = settled.subList(settled.size() - COMPARED, settled.size());
        double before = last.get(0) + last.get(1);
        double now = last.get(2) + last.get(3);
        if (now == 0 || now >= before) {
            return OptionalInt.empty();
        }
        return OptionalInt.of((int) Math.ceil(2 * Math.log(now) / Math.log(before / now)));
    }

    /** What is left, in words. */
    String words() {
        OptionalInt passes = passes();
        if (passes.isEmpty()) {
            return "how many more passes cannot be told yet";
        }
        double left = passes.getAsInt() * (seconds.getLast() + seconds.get(seconds.size() - 2)) / 2;
        return String.format(
                Locale.ROOT, "about %d more passes, %s", passes.getAsInt(), duration(left));
    }

    /** Seconds in words. */
    static String duration(double seconds) {
        return seconds < 2 * MINUTE
                ? String.format(Locale.ROOT, "%.0f s", seconds)
                : String.format(Locale.ROOT, "%.0f min", seconds / MINUTE);
    }
}
