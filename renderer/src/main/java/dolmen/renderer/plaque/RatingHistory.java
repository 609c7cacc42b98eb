package dolmen.renderer.plaque;

import java.time.Instant;
import java.time.ZoneId;
import java.util.List;

/**
 * How ratings went over time.
 *
 * @param series one per ladder, at most {@value #MAX_SERIES}, those that matter most first
 * @param zone of the days and hours on the axis of time
 */
public record RatingHistory(List<Series> series, ZoneId zone) {

    /** The most lines that can be told apart. */
    public static final int MAX_SERIES = 6;

    /** What a history without matches says. */
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

    /** What a rating was from some time on. */
    public record RatingPoint(Instant time, RoundedRating rating) {}

    /** The series of which there is something to draw. */
    public List<Series> drawn() {
        return series.stream().filter(one -> !one.points().isEmpty()).toList();
    }
}
