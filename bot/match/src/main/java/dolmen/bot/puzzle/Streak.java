package dolmen.bot.puzzle;

import java.time.LocalDate;
import java.util.Optional;

/**
 * Days in a row on which somebody solved a puzzle.
 *
 * @param last the last of them
 * @param days how many there are, at least one
 */
public record Streak(LocalDate last, int days) {

    /**
     * The streak when a puzzle was solved on that day. A day before the last one, which whoever travels can have,
     * changes nothing.
     */
    public static Streak solvedOn(LocalDate day, Optional<Streak> before) {
        return before.filter(streak -> !day.isAfter(streak.last))
                .or(() -> before.filter(streak -> day.equals(streak.last.plusDays(1)))
                        .map(streak -> new Streak(day, streak.days + 1)))
                .orElseGet(() -> new Streak(day, 1));
    }

    /** How many days it has on that day; none if a day was missed. */
    public int daysOn(LocalDate today) {
        return today.isAfter(last.plusDays(1)) ? 0 : days;
    }
}
