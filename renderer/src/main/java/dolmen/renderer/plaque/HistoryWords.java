package dolmen.renderer.plaque;

import dolmen.renderer.plaque.RatingHistory.RatingPoint;
import dolmen.renderer.plaque.RatingHistory.Series;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** The alt text for a history of ratings. */
final class HistoryWords {
    private static final DateTimeFormatter DAY = DateTimeFormatter.ofPattern("d MMMM uuuu", Locale.ENGLISH);

    private HistoryWords() {}

    /** Describes the first, last, highest and lowest rating of each series. */
    static String of(RatingHistory history, int nameLength) {
        return history.drawn().isEmpty()
                ? RatingHistory.NOTHING + "."
                : history.drawn().stream()
                        .map(series -> words(series, history.zone(), nameLength))
                        .collect(Collectors.joining("; ", "Ratings over time: ", "."));
    }

    private static String words(Series series, ZoneId zone, int nameLength) {
        List<RatingPoint> points = series.points();
        RatingPoint last = points.getLast();
        String now = "%s on %s".formatted(last.rating().text(), day(last.time(), zone));
        String name = Wordings.name(series.name(), nameLength);
        if (points.size() == 1) {
            return name + " " + now;
        }
        RatingPoint first = points.getFirst();
        return "%s from %d on %s to %s, highest %d, lowest %d"
                .formatted(
                        name,
                        first.rating().value(),
                        day(first.time(), zone),
                        now,
                        points.stream()
                                .mapToInt(point -> point.rating().value())
                                .max()
                                .orElseThrow(),
                        points.stream()
                                .mapToInt(point -> point.rating().value())
                                .min()
                                .orElseThrow());
    }

    private static String day(Instant time, ZoneId zone) {
        return DAY.format(time.atZone(zone));
    }
}
