package dolmen.bot.match.year;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** The counts of a year, and the errors found in it. */
final class Tally {
    private static final int MOST_FAULTS = 30;

    final Map<String, Long> counts = new TreeMap<>();
    final List<String> faults = new ArrayList<>();
    Duration latest = Duration.ZERO;

    void count(String what) {
        counts.merge(what, 1L, Long::sum);
    }

    void late(Duration by) {
        latest = by.compareTo(latest) > 0 ? by : latest;
    }

    void fault(String what) {
        if (faults.size() < MOST_FAULTS) {
            faults.add(what);
        }
    }

    String table() {
        var rows = new StringBuilder("| what | how often |\n|---|---|\n");
        counts.forEach((what, number) -> rows.append("| %s | %,d |%n".formatted(what, number)));
        return rows.append("| longest that an end on time came late | %d s |%n".formatted(latest.toSeconds()))
                .toString();
    }
}
