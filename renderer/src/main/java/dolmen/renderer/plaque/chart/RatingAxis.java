package dolmen.renderer.plaque.chart;

import dolmen.renderer.plaque.RatingHistory.RatingPoint;
import dolmen.renderer.plaque.RatingHistory.Series;
import java.util.List;

/**
 * The axis of ratings.
 *
 * @param min its lower end, below all lines
 * @param max its upper end, above all lines
 */
record RatingAxis(double min, double max) {
    private static final double LEAST = 100;
    private static final double BESIDE = 0.07;

    /** The axis for these lines, and for the band around a single one. */
    static RatingAxis of(List<Series> series) {
        boolean band = series.size() == 1;
        List<RatingPoint> points =
                series.stream().flatMap(one -> one.points().stream()).toList();
        double least = points.stream()
                .map(RatingPoint::rating)
                .mapToDouble(rating -> band ? rating.least() : rating.value())
                .min()
                .orElseThrow();
        double most = points.stream()
                .map(RatingPoint::rating)
                .mapToDouble(rating -> band ? rating.most() : rating.value())
                .max()
                .orElseThrow();
        double middle = (least + most) / 2;
        double half = Math.max(LEAST, most - least) * (0.5 + BESIDE);
        return new RatingAxis(middle - half, middle + half);
    }
}
