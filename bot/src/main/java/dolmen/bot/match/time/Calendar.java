package dolmen.bot.match.time;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneId;
import java.time.temporal.TemporalAdjusters;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * When the time of a player runs, and when it rests.
 *
 * @param weekends the time zone whose Saturdays and Sundays are free; empty where none are
 * @param rests further stretches in which time rests, such as vacations; they may overlap
 */
public record Calendar(Optional<ZoneId> weekends, List<Stretch> rests) {

    /** Time always runs. */
    public static final Calendar ALWAYS = new Calendar(Optional.empty(), List.of());

    public Calendar {
        rests = rests.stream().sorted(Comparator.comparing(Stretch::from)).toList();
    }

    /** How much time runs from one instant to another; none if the other is earlier. */
    public Duration running(Instant from, Instant to) {
        Duration sum = Duration.ZERO;
        Instant at = from;
        while (at.isBefore(to)) {
            Instant start = nextRunning(at);
            Instant end = earlier(nextRest(start), to);
            if (start.isBefore(end)) {
                sum = sum.plus(Duration.between(start, end));
            }
            at = later(end, start);
        }
        return sum;
    }

    /** The first instant at which so much time has run; {@link Stretch#NEVER} if it rests for ever before that. */
    public Instant after(Instant from, Duration running) {
        Duration missing = running;
        Instant at = from;
        while (missing.isPositive()) {
            Instant start = nextRunning(at);
            if (!start.isBefore(Stretch.NEVER)) {
                return Stretch.NEVER;
            }
            Instant rest = nextRest(start);
            Duration stretch = Duration.between(start, rest);
            if (stretch.compareTo(missing) >= 0) {
                return start.plus(missing);
            }
            missing = missing.minus(stretch);
            at = rest;
        }
        return at;
    }

    /** The instant itself if time runs then, else the end of the rest. */
    private Instant nextRunning(Instant at) {
        Instant running = at;
        Optional<Instant> end = endOfRest(running);
        while (end.isPresent()) {
            running = end.get();
            end = endOfRest(running);
        }
        return running;
    }

    private Optional<Instant> endOfRest(Instant at) {
        return rests.stream()
                .filter(rest -> rest.covers(at))
                .map(Stretch::to)
                .findFirst()
                .or(() -> weekends.map(zone -> weekend(at, zone))
                        .filter(weekend -> weekend.covers(at))
                        .map(Stretch::to));
    }

    /** When the next rest begins; the instant must be one at which time runs. */
    private Instant nextRest(Instant at) {
        Instant rest = rests.stream()
                .filter(stretch -> stretch.from().isAfter(at) && stretch.from().isBefore(stretch.to()))
                .map(Stretch::from)
                .findFirst()
                .orElse(Stretch.NEVER);
        return weekends.map(zone -> earlier(weekend(at, zone).from(), rest)).orElse(rest);
    }

    /** The weekend that goes on, or the next one. */
    private static Stretch weekend(Instant at, ZoneId zone) {
        LocalDate monday = at.atZone(zone).toLocalDate().with(TemporalAdjusters.next(DayOfWeek.MONDAY));
        return new Stretch(
                monday.minusDays(2).atStartOfDay(zone).toInstant(),
                monday.atStartOfDay(zone).toInstant());
    }

    private static Instant earlier(Instant one, Instant other) {
        return one.isBefore(other) ? one : other;
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }
}
