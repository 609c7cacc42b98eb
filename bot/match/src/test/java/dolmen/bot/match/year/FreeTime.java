package dolmen.bot.match.year;

import dolmen.bot.match.time.Stretch;
import java.time.DayOfWeek;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The running time, computed again in another way: free stretches are written down, merged and subtracted. */
final class FreeTime {
    private final Instant first;
    private final Instant last;
    private final List<Stretch> freeDays = new ArrayList<>();

    /** For all instants between the two. */
    FreeTime(Instant first, Instant last) {
        this.first = first;
        this.last = last;
        for (int hours = -12; hours <= 14; hours++) {
            freeDays.addAll(everyFreeDay(ZoneOffset.ofHours(hours)));
        }
    }

    /** Every Saturday and every Sunday of every place on earth. */
    List<Stretch> freeDays() {
        return freeDays;
    }

    private List<Stretch> everyFreeDay(ZoneOffset zone) {
        List<Stretch> days = new ArrayList<>();
        LocalDate end = last.atOffset(zone).toLocalDate().plusDays(1);
        for (LocalDate day = first.atOffset(zone).toLocalDate().minusDays(1);
                day.isBefore(end);
                day = day.plusDays(1)) {
            if (day.getDayOfWeek() == DayOfWeek.SATURDAY || day.getDayOfWeek() == DayOfWeek.SUNDAY) {
                days.add(new Stretch(
                        day.atStartOfDay(zone).toInstant(),
                        day.plusDays(1).atStartOfDay(zone).toInstant()));
            }
        }
        return days;
    }

    /** The running time between the two, without the free stretches, which may overlap. */
    static Duration ran(Instant from, Instant to, List<Stretch> free) {
        Duration rested = Duration.ZERO;
        Instant counted = from;
        for (Stretch rest : free.stream()
                .filter(stretch -> stretch.to().isAfter(from) && stretch.from().isBefore(to))
                .sorted(Comparator.comparing(Stretch::from))
                .toList()) {
            Instant begins = rest.from().isAfter(counted) ? rest.from() : counted;
            Instant ends = rest.to().isBefore(to) ? rest.to() : to;
            if (ends.isAfter(begins)) {
                rested = rested.plus(Duration.between(begins, ends));
                counted = ends;
            }
        }
        return to.isAfter(from) ? Duration.between(from, to).minus(rested) : Duration.ZERO;
    }

    /** True if a wall clock shows a time between the two, perhaps past midnight. */
    static boolean shows(Instant instant, ZoneId zone, LocalTime from, LocalTime to) {
        LocalTime wall = instant.atZone(zone).toLocalTime();
        return from.isBefore(to)
                ? !wall.isBefore(from) && wall.isBefore(to)
                : !wall.isBefore(from) || wall.isBefore(to);
    }
}
