package dolmen.bot.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class StreakTest {
    private static final LocalDate DAY = LocalDate.of(2026, 11, 21);

    @Test
    void it_grows_by_one_a_day_and_begins_again_after_two_days_without() {
        Streak first = Streak.solvedOn(DAY, Optional.empty());
        Streak same = Streak.solvedOn(DAY, Optional.of(first));
        Streak next = Streak.solvedOn(DAY.plusDays(1), Optional.of(same));

        assertThat(first).isEqualTo(Streak.unbroken(DAY, 1)).isEqualTo(same);
        assertThat(next).isEqualTo(Streak.unbroken(DAY.plusDays(1), 2));
        assertThat(Streak.solvedOn(DAY, Optional.of(next))).isEqualTo(next);
        assertThat(Streak.solvedOn(DAY.plusDays(4), Optional.of(next))).isEqualTo(Streak.unbroken(DAY.plusDays(4), 1));
    }

    @Test
    void one_missed_day_a_month_neither_ends_it_nor_counts() {
        Streak excused = Streak.solvedOn(DAY.plusDays(2), Optional.of(Streak.unbroken(DAY, 4)));
        assertThat(excused).isEqualTo(new Streak(DAY.plusDays(2), 5, Optional.of(DAY.plusDays(1))));

        Streak next = Streak.solvedOn(DAY.plusDays(3), Optional.of(excused));
        assertThat(next.days()).isEqualTo(6);
        assertThat(Streak.solvedOn(DAY.plusDays(5), Optional.of(next)))
                .as("a second one in the same month")
                .isEqualTo(new Streak(DAY.plusDays(5), 1, Optional.of(DAY.plusDays(1))));

        var inDecember = new Streak(LocalDate.of(2026, 11, 30), 7, excused.excused());
        assertThat(Streak.solvedOn(LocalDate.of(2026, 12, 2), Optional.of(inDecember)))
                .isEqualTo(new Streak(LocalDate.of(2026, 12, 2), 8, Optional.of(LocalDate.of(2026, 12, 1))));
    }

    @Test
    void it_lasts_to_the_end_of_the_next_day_that_is_not_excused() {
        var streak = Streak.unbroken(DAY, 4);
        assertThat(streak.daysOn(DAY)).isEqualTo(4);
        assertThat(streak.daysOn(DAY.plusDays(2))).isEqualTo(4);
        assertThat(streak.daysOn(DAY.plusDays(3))).isZero();

        var used = new Streak(DAY, 4, Optional.of(DAY.minusDays(9)));
        assertThat(used.daysOn(DAY.plusDays(1))).isEqualTo(4);
        assertThat(used.daysOn(DAY.plusDays(2))).isZero();
    }
}
