package dolmen.renderer.plaque.chart;

import dolmen.renderer.plaque.PlaqueWords;
import dolmen.renderer.plaque.chart.TimeAxis.Tick;
import java.time.DayOfWeek;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.time.temporal.TemporalAdjusters;
import java.util.ArrayList;
import java.util.List;

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

    /** A unit of time, with its labels. */
    enum CalendarUnit {
        HOUR(ChronoUnit.HOURS),
        DAY(ChronoUnit.DAYS),
        WEEK(ChronoUnit.WEEKS),
        MONTH(ChronoUnit.MONTHS),
        YEAR(ChronoUnit.YEARS);

        private final ChronoUnit length;

        CalendarUnit(ChronoUnit length) {
            this.length = length;
        }

        String label(LocalDateTime time, PlaqueWords words) {
            LocalDate day = time.toLocalDate();
            return switch (this) {
                case HOUR -> time.toLocalTime().toString();
                case DAY, WEEK -> words.day(day);
                case MONTH -> words.month(day);
                case YEAR -> Integer.toString(day.getYear());
            };
        }

        /** The day or year above the label. */
        String greater(LocalDateTime time, PlaqueWords words) {
            return switch (this) {
                case HOUR -> words.date(time.toLocalDate());
                case DAY, WEEK, MONTH -> Integer.toString(time.getYear());
                case YEAR -> "";
            };
        }
    }

    /** The ticks between two times; at most {@code most + 1}. */
    List<Tick> ticks(Instant from, Instant to, ZoneId zone, PlaqueWords words, int most) {
        var ticks = new ArrayList<Tick>();
        String before = "";
        LocalDateTime local = floor(LocalDateTime.ofInstant(from, zone));
        Instant time = local.atZone(zone).toInstant();
        while (!time.isAfter(to) && ticks.size() <= most) {
            if (!time.isBefore(from)) {
                String greater = unit.greater(local, words);
                ticks.add(new Tick(time, unit.label(local, words), greater.equals(before) ? "" : greater));
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
