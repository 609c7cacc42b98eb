package dolmen.renderer.plaque.chart;

import dolmen.renderer.plaque.chart.TimeAxis.Tick;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The distance between ticks on a time axis. Ticks are at round hours, on Mondays and on the first days of months and
 * years.
 *
 * @param unit the unit of the distance
 * @param count the number of units
 */
record TimeStep(CalendarUnit unit, int count) {
    static final List<TimeStep> FROM_SHORTEST = List.of(
            new TimeStep(CalendarUnit.HOUR, 1),
            new TimeStep(CalendarUnit.HOUR, 2),
            new TimeStep(CalendarUnit.HOUR, 3),
            new TimeStep(CalendarUnit.HOUR, 6),
            new TimeStep(CalendarUnit.HOUR, 12),
            new TimeStep(CalendarUnit.DAY, 1),
            new TimeStep(CalendarUnit.DAY, 2),
            new TimeStep(CalendarUnit.WEEK, 1),
            new TimeStep(CalendarUnit.WEEK, 2),
            new TimeStep(CalendarUnit.MONTH, 1),
            new TimeStep(CalendarUnit.MONTH, 2),
            new TimeStep(CalendarUnit.MONTH, 3),
            new TimeStep(CalendarUnit.MONTH, 6),
            new TimeStep(CalendarUnit.YEAR, 1),
            new TimeStep(CalendarUnit.YEAR, 2),
            new TimeStep(CalendarUnit.YEAR, 5),
            new TimeStep(CalendarUnit.YEAR, 10),
            new TimeStep(CalendarUnit.YEAR, 100));

    /** A unit of time, with the formats of its labels and of the day or year above them. */
    enum CalendarUnit {
        HOUR(ChronoUnit.HOURS, "HH:mm", "d MMM uuuu"),
        DAY(ChronoUnit.DAYS, "d MMM", "uuuu"),
        WEEK(ChronoUnit.WEEKS, "d MMM", "uuuu"),
        MONTH(ChronoUnit.MONTHS, "MMM", "uuuu"),
        YEAR(ChronoUnit.YEARS, "uuuu", "");

        private final ChronoUnit length;
        private final DateTimeFormatter label;
        private final DateTimeFormatter greater;

        CalendarUnit(ChronoUnit length, String label, String greater) {
            this.length = length;
            this.label = DateTimeFormatter.ofPattern(label, Locale.ENGLISH);
            this.greater = DateTimeFormatter.ofPattern(greater, Locale.ENGLISH);
        }
    }

    /** The ticks between two times; at most {@code most + 1}. */
    List<Tick> ticks(Instant from, Instant to, ZoneId zone, int most) {
        var ticks = new ArrayList<Tick>();
        String before = "";
        LocalDateTime local = floor(LocalDateTime.ofInstant(from, zone));
        Instant time = local.atZone(zone).toInstant();
        while (!time.isAfter(to) && ticks.size() <= most) {
            if (!time.isBefore(from)) {
                String greater = unit.greater.format(local);
                ticks.add(new Tick(time, unit.label.format(local), greater.equals(before) ? "" : greater));
                before = greater;
            }
            local = local.plus(count, unit.length);
            time = local.atZone(zone).toInstant();
        }
        return ticks;
    }

    /** The time of a tick at or before the given time. */
    private LocalDateTime floor(LocalDateTime time) {
        LocalDate day = time.toLocalDate();
        LocalDate first = switch (unit) {
            case HOUR -> day;
            case DAY -> day.minusDays(Math.floorMod(day.toEpochDay(), count));
            case WEEK -> monday(day);
            case MONTH -> day.withDayOfMonth(1).minusMonths((day.getMonthValue() - 1) % count);
            case YEAR -> day.withDayOfYear(1).minusYears(Math.floorMod(day.getYear(), count));
        };
        return first.atStartOfDay();
    }

    private LocalDate monday(LocalDate day) {
        LocalDate monday = day.with(TemporalAdjusters.previousOrSame(DayOfWeek.MONDAY));
        long week = Math.floorDiv(monday.toEpochDay(), DayOfWeek.values().length);
        return monday.minusWeeks(Math.floorMod(week, count));
    }
}
