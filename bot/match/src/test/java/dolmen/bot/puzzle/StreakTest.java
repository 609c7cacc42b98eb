package dolmen.bot.puzzle;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.LocalDate;
import java.util.Optional;
import org.junit.jupiter.api.Test;

final class StreakTest {
    private static final LocalDate DAY = LocalDate.of(2026, 11, 21);

    @Test
    void it_grows_by_one_a_day_and_begins_again_after_a_day_without() {
        Streak first = Streak.solvedOn(DAY, Optional.empty());
        Streak same = Streak.solvedOn(DAY, Optional.of(first));
        Streak next = Streak.solvedOn(DAY.plusDays(1), Optional.of(same));

        assertThat(first).isEqualTo(new Streak(DAY, 1)).isEqualTo(same);
        assertThat(next).isEqualTo(new Streak(DAY.plusDays(1), 2));
        assertThat(Streak.solvedOn(DAY, Optional.of(next))).isEqualTo(next);
        assertThat(Streak.solvedOn(DAY.plusDays(3), Optional.of(next))).isEqualTo(new Streak(DAY.plusDays(3), 1));
    }

    @Test
    void it_lasts_to_the_end_of_the_next_day() {
        var streak = new Streak(DAY, 4);
        assertThat(streak.daysOn(DAY)).isEqualTo(4);
        assertThat(streak.daysOn(DAY.plusDays(1))).isEqualTo(4);
        assertThat(streak.daysOn(DAY.plusDays(2))).isZero();
    }
}
