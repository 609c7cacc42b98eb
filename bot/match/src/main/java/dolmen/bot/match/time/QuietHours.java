package dolmen.bot.match.time;

import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The daily hours in which a player does not want to be disturbed.
 *
 * @param from the start
 * @param to the end, on the next day if it is not later than the start; never equal to the start
 */
public record QuietHours(LocalTime from, LocalTime to) {

    public QuietHours {
        if (from.equals(to)) {
            throw new IllegalArgumentException("empty quiet hours from " + from + " to " + to);
        }
    }

    /** The quiet stretch around the instant, in the time zone; empty if it is outside. */
    public Optional<Stretch> around(Instant instant, ZoneId zone) {
        LocalDate day = instant.atZone(zone).toLocalDate();
        return Stream.of(day.minusDays(1), day)
                .map(evening -> night(evening, zone))
                .filter(night -> night.covers(instant))
                .findFirst();
    }

    /** A night may end before it starts on a day when clocks are changed; such a night is empty. */
    private Stretch night(LocalDate evening, ZoneId zone) {
        LocalDate morning = to.isAfter(from) ? evening : evening.plusDays(1);
        Instant begins = evening.atTime(from).atZone(zone).toInstant();
        Instant ends = morning.atTime(to).atZone(zone).toInstant();
        return new Stretch(begins, ends.isBefore(begins) ? begins : ends);
    }
}
