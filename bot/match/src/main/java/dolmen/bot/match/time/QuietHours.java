package dolmen.bot.match.time;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The hours of every day in which a player does not want to be disturbed.
 *
 * @param from when they begin
 * @param to when they end: on the next day if that is not later; never the beginning itself
 */
public record QuietHours(LocalTime from, LocalTime to) {

    public QuietHours {
        if (from.equals(to)) {
            throw new IllegalArgumentException("quiet hours from " + from + " to " + to);
        }
    }

    /** The quiet stretch in which the instant lies, in that time zone; empty if it lies in none. */
    public Optional<Stretch> around(Instant instant, ZoneId zone) {
        LocalDate day = instant.atZone(zone).toLocalDate();
        return Stream.of(day.minusDays(1), day)
                .map(evening -> night(evening, zone))
                .filter(night -> night.covers(instant))
                .findFirst();
    }

    /** A day on which clocks jump may make a night shorter, and end one before it began: that one is none. */
    private Stretch night(LocalDate evening, ZoneId zone) {
        LocalDate morning = to.isAfter(from) ? evening : evening.plusDays(1);
        Instant begins = evening.atTime(from).atZone(zone).toInstant();
        Instant ends = morning.atTime(to).atZone(zone).toInstant();
        return new Stretch(begins, ends.isBefore(begins) ? begins : ends);
    }
}
