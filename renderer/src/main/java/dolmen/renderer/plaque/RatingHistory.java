package dolmen.renderer.plaque;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;

/**
 * The history of ratings.
 *
 * @param series one per ladder, at most {@value #MAX_SERIES}, the most important first
 * @param zone of the days and hours on the axis of time
 */
public record RatingHistory(List<Series> series, ZoneId zone) {

    /** The maximum number of lines that can be told apart. */
    public static final int MAX_SERIES = 6;

    /** The message of a history without matches. */
    public static final String NOTHING = "No rated match yet";

    public RatingHistory {
        series = List.copyOf(series);
        if (series.size() > MAX_SERIES) {
            throw new IllegalArgumentException(series.size() + " series");
        }
    }

    /**
     * One line.
     *
     * @param name of the game or of the player
     * @param points in the order of time, none or thousands
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

    /** A rating from some time on. */
    public record RatingPoint(Instant time, RoundedRating rating) {}

    /** The series with at least one point. */
    public List<Series> drawn() {
        return series.stream().filter(one -> !one.points().isEmpty()).toList();
    }
}
