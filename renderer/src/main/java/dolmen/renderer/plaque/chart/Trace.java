package dolmen.renderer.plaque.chart;

import dolmen.renderer.plaque.RatingHistory.RatingPoint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * The points of a series that are drawn on a time axis. In each column of pixels only the first, the last, the highest
 * and the lowest point remain, which look the same as all (Jugel, Jerzak, Hackenbroich and Markl, "M4: A
 * Visualization-Oriented Time Series Data Aggregation", VLDB 2014).
 *
 * @param points the points in order of time, at least one
 */
record Trace(List<RatingPoint> points) {
    private static final int MOST_OF_COLUMN = 4;
    private static final int FEW = 24;
    private static final int DENSE = 100;
    private static final int SIGNS = 7;
    private static final double APART = 0.036;

    /** The points of a series, for an axis of the given width in pixels. */
    static Trace of(List<RatingPoint> points, TimeAxis axis, int columns) {
        var kept = new ArrayList<RatingPoint>();
        var column = new ArrayList<RatingPoint>();
        int current = -1;
        for (RatingPoint point : points) {
            int next = (int) (axis.part(point.time()) * columns);
            if (next != current) {
                kept.addAll(summary(column));
                column.clear();
                current = next;
            }
            column.add(point);
        }
        kept.addAll(summary(column));
        return new Trace(kept);
    }

    private static List<RatingPoint> summary(List<RatingPoint> column) {
        if (column.size() <= MOST_OF_COLUMN) {
            return column;
        }
        int lowest = 0;
        int highest = 0;
        for (int index = 1; index < column.size(); index++) {
            int value = column.get(index).rating().value();
            lowest = value < column.get(lowest).rating().value() ? index : lowest;
            highest = value > column.get(highest).rating().value() ? index : highest;
        }
        return IntStream.of(0, lowest, highest, column.size() - 1)
                .sorted()
                .distinct()
                .mapToObj(column::get)
                .toList();
    }

    /** True if there are so many points that the line must be fine. */
    boolean isDense() {
        return points.size() > DENSE;
    }

    /**
     * The points that have the sign of the series, without signs that would touch. These are all points if they are
     * few. Else signs have even distances, between those of the other series; a single series has one at its last
     * point.
     */
    List<RatingPoint> signed(TimeAxis axis, int series, int allSeries) {
        var signed = new ArrayList<>(List.of(points.getLast()));
        for (RatingPoint point : wanted(axis, series, allSeries)) {
            if (axis.part(signed.getLast().time()) - axis.part(point.time()) >= APART) {
                signed.add(point);
            }
        }
        return signed.reversed();
    }

    /** The points that get a sign if there is room, the last first. */
    private List<RatingPoint> wanted(TimeAxis axis, int series, int allSeries) {
        if (points.size() <= FEW) {
            return points.reversed();
        }
        int signs = allSeries == 1 ? 0 : SIGNS;
        return IntStream.range(0, signs)
                .mapToDouble(sign -> 1 - (sign + (series + 0.5) / allSeries) / SIGNS)
                .mapToObj(part -> lastUntil(part, axis))
                .flatMap(Optional::stream)
                .toList();
    }

    private Optional<RatingPoint> lastUntil(double part, TimeAxis axis) {
        return points.reversed().stream()
                .filter(point -> axis.part(point.time()) <= part)
                .findFirst();
    }
}
