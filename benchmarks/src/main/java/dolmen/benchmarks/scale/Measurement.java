package dolmen.benchmarks.scale;

import java.time.Duration;
import java.util.List;

/**
 * The measurements of one layout under one load in one round.
 *
 * @param load the description of the load
 * @param resident the mean memory of a process of the host afterwards, in bytes
 */
record Measurement(HostLayout layout, String load, Load.Seen seen, Costs costs, long resident) {
    double movesASecond() {
        return 1_000.0 * seen.inTime() / seen.lasting().toMillis();
    }

    double acknowledgementsASecond() {
        return 1_000.0 * acknowledgements().size() / seen.lasting().toMillis();
    }

    List<Duration> acknowledgements() {
        return seen.turns().stream()
                .flatMap(turn -> turn.acknowledged().stream())
                .toList();
    }

    List<Duration> boards() {
        return seen.turns().stream().flatMap(turn -> turn.shown().stream()).toList();
    }

    long failed() {
        return seen.turns().stream().mapToLong(Opponents.Turn::failed).sum();
    }

    /** The share of one move in a sum. */
    double each(double sum) {
        return sum / Math.max(1, boards().size());
    }

    double each(Duration sum) {
        return each((double) sum.toMillis());
    }
}
