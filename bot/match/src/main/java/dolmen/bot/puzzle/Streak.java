package dolmen.bot.puzzle;

import java.time.LocalDate;
import java.time.YearMonth;
import java.util.Optional;

/**
 * Days in a row with a solved puzzle. One missed day a month does not end a streak; it does not count either.
 *
 * @param last the last day
 * @param days the number of days with a solved puzzle, at least one
 * @param excused the latest day that was missed without an end of the streak
 */
public record Streak(LocalDate last, int days, Optional<LocalDate> excused) {

    /** A streak without a missed day. */
    public static Streak unbroken(LocalDate last, int days) {
        return new Streak(last, days, Optional.empty());
    }

    /**
     * The streak after a puzzle was solved on a day. A day before the last one changes nothing; travellers can have
     * such a day.
     */
    public static Streak solvedOn(LocalDate day, Optional<Streak> before) {
        return before.map(streak -> streak.solvedOn(day)).orElseGet(() -> unbroken(day, 1));
    }

    private Streak solvedOn(LocalDate day) {
        if (!day.isAfter(last)) {
            return this;
        }
        if (daysOn(day) == 0) {
            return new Streak(day, 1, excused);
        }
        LocalDate next = last.plusDays(1);
        return new Streak(day, days + 1, day.isAfter(next) ? Optional.of(next) : excused);
    }

    /** The length of the streak on a day; zero if it has ended. */
    public int daysOn(LocalDate today) {
        return today.isAfter(last.plusDays(isNextDayExcused() ? 2 : 1)) ? 0 : days;
    }

    private boolean isNextDayExcused() {
        YearMonth month = YearMonth.from(last.plusDays(1));
        return excused.map(YearMonth::from).filter(month::equals).isEmpty();
    }
}
