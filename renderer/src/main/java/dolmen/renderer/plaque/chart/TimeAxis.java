package dolmen.renderer.plaque.chart;

import dolmen.renderer.plaque.PlaqueWords;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;

/**
 * The time axis: its ends, and the labels of hours, days, months or years below it.
 *
 * @param from its start, before all points
 * @param to its end, after all points
 * @param ticks the labels, in the order of time
 */
public record TimeAxis(Instant from, Instant to, List<Tick> ticks) {
    private static final Duration LEAST = Duration.ofHours(12);
    private static final double MILLIS = 1000;
    private static final double BESIDE = 0.025;

    /**
     * A time with a label.
     *
     * @param label the label, such as "14:00", "21 Nov", "Nov" or "2026"
     * @param greater the day or year of this tick if it is the first tick in it; else empty
     */
    record Tick(Instant time, String label, String greater) {}

    /** The axis for points from the first to the last time, with at most the given number of ticks. */
    public static TimeAxis of(Instant first, Instant last, ZoneId zone, PlaqueWords words, int mostTicks) {
        Duration span = Duration.between(first, last);
        Duration lacking = span.compareTo(LEAST) < 0 ? LEAST.minus(span).dividedBy(2) : Duration.ZERO;
        long beside = lacking.toMillis() + (long) (BESIDE * Math.max(span.toMillis(), LEAST.toMillis()));
        Instant from = first.minusMillis(beside);
        Instant to = last.plusMillis(beside);
        for (TimeStep step : TimeStep.FROM_SHORTEST) {
            List<Tick> ticks = step.ticks(from, to, zone, words, mostTicks);
            if (ticks.size() <= mostTicks) {
                return new TimeAxis(from, to, ticks);
            }
        }
        return new TimeAxis(from, to, List.of());
    }

    /** The position of a time on the axis, from 0 to 1. */
    double part(Instant time) {
        return (seconds(time) - seconds(from)) / (seconds(to) - seconds(from));
    }

    /** A time in seconds since the epoch. */
    static double seconds(Instant time) {
        return time.toEpochMilli() / MILLIS;
    }
}
