package dolmen.bot.match.time;

import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.time.temporal.TemporalAdjusters;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

/**
 * The stretches in which the time of a player runs and rests.
 *
 * @param weekendsOff true if time rests while it is Saturday or Sunday anywhere on earth; everybody's weekend is then
 *     free, and a deadline does not reveal a player's time zone
 * @param rests further stretches in which time rests, such as vacations; they may overlap
 */
public record Calendar(boolean weekendsOff, List<Stretch> rests) {
    private static final ZoneOffset FIRST_MIDNIGHT = ZoneOffset.ofHours(14);
    private static final ZoneOffset LAST_MIDNIGHT = ZoneOffset.ofHours(-12);

    /** Time always runs. */
    public static final Calendar ALWAYS = new Calendar(false, List.of());

    public Calendar {
        rests = rests.stream().sorted(Comparator.comparing(Stretch::from)).toList();
    }

    /** The running time from one instant to another; zero if the other is earlier. */
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

    /** The first instant by which the given time has run; {@link Stretch#NEVER} if time rests forever before that. */
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
                .or(() -> weekend(at).filter(weekend -> weekend.covers(at)).map(Stretch::to));
    }

    /** The beginning of the next rest, after an instant at which time runs. */
    private Instant nextRest(Instant at) {
        Instant rest = rests.stream()
                .filter(stretch -> stretch.from().isAfter(at) && stretch.from().isBefore(stretch.to()))
                .map(Stretch::from)
                .findFirst()
                .orElse(Stretch.NEVER);
        return weekend(at).map(weekend -> earlier(weekend.from(), rest)).orElse(rest);
    }

    /** The current weekend, or the next one; empty if weekends are not off. */
    private Optional<Stretch> weekend(Instant at) {
        if (!weekendsOff) {
            return Optional.empty();
        }
        LocalDate monday = at.atOffset(LAST_MIDNIGHT).toLocalDate().with(TemporalAdjusters.next(DayOfWeek.MONDAY));
        return Optional.of(new Stretch(
                monday.minusDays(2).atStartOfDay(FIRST_MIDNIGHT).toInstant(),
                monday.atStartOfDay(LAST_MIDNIGHT).toInstant()));
    }

    private static Instant earlier(Instant one, Instant other) {
        return one.isBefore(other) ? one : other;
    }

    private static Instant later(Instant one, Instant other) {
        return one.isAfter(other) ? one : other;
    }
}
