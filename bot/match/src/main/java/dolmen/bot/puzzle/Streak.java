package dolmen.bot.puzzle;

import java.time.LocalDate;
import java.util.Optional;

/**
 * Days in a row with a solved puzzle.
 *
 * @param last the last day
 * @param days the number of days, at least one
 */
public record Streak(LocalDate last, int days) {

    /**
     * The streak after a puzzle was solved on a day. A day before the last one changes nothing; travellers can have
     * such a day.
     */
    public static Streak solvedOn(LocalDate day, Optional<Streak> before) {
        return before.filter(streak -> !day.isAfter(streak.last))
                .or(() -> before.filter(streak -> day.equals(streak.last.plusDays(1)))
                        .map(streak -> new Streak(day, streak.days + 1)))
                .orElseGet(() -> new Streak(day, 1));
    }

    /** The length of the streak on a day; zero if a day was missed. */
    public int daysOn(LocalDate today) {
        return today.isAfter(last.plusDays(1)) ? 0 : days;
    }
}
