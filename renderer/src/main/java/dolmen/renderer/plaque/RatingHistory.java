package dolmen.renderer.plaque;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;

/**
 * The history of ratings.
 *
 * @param series one per ladder, at most {@value #MAX_SERIES}, the most important first
 * @param zone the time zone of the time axis
 */
public record RatingHistory(List<Series> series, ZoneId zone) {

    /** The maximum number of distinguishable lines. */
    public static final int MAX_SERIES = 6;

    public RatingHistory {
        series = List.copyOf(series);
        if (series.size() > MAX_SERIES) {
            throw new IllegalArgumentException(series.size() + " series");
        }
    }

    /**
     * One line.
     *
     * @param name the name of the game or of the player
     * @param points the points in order of time, from none to thousands
     */
    public record Series(String name, List<RatingPoint> points) {
        public Series {
            points = List.copyOf(points);
            for (int next = 1; next < points.size(); next++) {
                if (points.get(next).time().isBefore(points.get(next - 1).time())) {
                    throw new IllegalArgumentException("%s at %s is before its predecessor"
                            .formatted(name, points.get(next).time()));
                }
            }
        }
    }

    /** A rating that applies from the given time on. */
    public record RatingPoint(Instant time, RoundedRating rating) {}

    /** The series with at least one point. */
    public List<Series> drawn() {
        return series.stream().filter(one -> !one.points().isEmpty()).toList();
    }
}
