package dolmen.bot.match.time;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Seat;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;

final class ClockTest {
    private static final Instant START = Instant.parse("2026-11-23T12:00:00Z");
    private static final Seat SECOND = new Seat(1);
    private static final Duration DAY = Duration.ofDays(1);

    private static Clock clock(String pace) {
        return Clock.set(TimeControl.read(pace).orElseThrow(), 2).turnTo(Seat.FIRST, START, Calendar.ALWAYS);
    }

    @Test
    void every_turn_has_its_days_and_unused_time_is_lost() {
        Clock clock = clock("3d").turnTo(SECOND, START.plus(DAY), Calendar.ALWAYS);

        assertThat(clock.deadline(Calendar.ALWAYS)).contains(START.plus(DAY.multipliedBy(4)));
        assertThat(clock.left(Seat.FIRST, START.plus(DAY), Calendar.ALWAYS)).isEqualTo(DAY.multipliedBy(3));
    }

    @Test
    void a_bank_is_drawn_on_and_grows_by_the_increment_up_to_its_cap() {
        Clock slow = clock("7d+1d<8d").turnTo(SECOND, START.plus(DAY.multipliedBy(4)), Calendar.ALWAYS);
        Clock fast = clock("7d+1d<7d").turnTo(SECOND, START.plus(Duration.ofHours(1)), Calendar.ALWAYS);

        assertThat(slow.banks()).containsExactly(DAY.multipliedBy(4), DAY.multipliedBy(7));
        assertThat(fast.banks()).containsExactly(DAY.multipliedBy(7), DAY.multipliedBy(7));
    }

    @Test
    void a_part_of_a_turn_changes_nothing() {
        Clock clock = clock("3d");

        assertThat(clock.turnTo(Seat.FIRST, START.plus(DAY), Calendar.ALWAYS)).isEqualTo(clock);
    }

    @Test
    void the_flag_falls_at_the_deadline_and_not_a_moment_earlier() {
        Clock clock = clock("3d");
        Instant deadline = START.plus(DAY.multipliedBy(3));

        assertThat(clock.flagged(deadline.minusMillis(1), Calendar.ALWAYS)).isEmpty();
        assertThat(clock.flagged(deadline, Calendar.ALWAYS)).contains(Seat.FIRST);
    }

    @Test
    void a_vacation_moves_the_deadline() {
        var vacation = new Calendar(false, List.of(new Stretch(START, START.plus(DAY))));

        assertThat(clock("3d").deadline(vacation)).contains(START.plus(DAY.multipliedBy(4)));
    }

    @Test
    void without_a_limit_no_flag_ever_falls() {
        Clock clock = clock("none");

        assertThat(clock.deadline(Calendar.ALWAYS)).isEmpty();
        assertThat(clock.flagged(START.plus(DAY.multipliedBy(1000)), Calendar.ALWAYS))
                .isEmpty();
    }

    @Test
    void a_stopped_clock_keeps_the_time_left() {
        Clock stopped = clock("3d").stop(START.plus(DAY), Calendar.ALWAYS);

        assertThat(stopped.stopped()).isTrue();
        assertThat(stopped.deadline(Calendar.ALWAYS)).isEmpty();
        assertThat(stopped.left(Seat.FIRST, START.plus(DAY.multipliedBy(9)), Calendar.ALWAYS))
                .isEqualTo(DAY.multipliedBy(2));
        assertThat(stopped.resume(START.plus(DAY.multipliedBy(9))).deadline(Calendar.ALWAYS))
                .contains(START.plus(DAY.multipliedBy(11)));
    }

    @Test
    void a_clock_that_is_stopped_stays_so_when_the_turn_passes_to_another_seat() {
        Clock stopped =
                clock("3d").stop(START.plus(DAY), Calendar.ALWAYS).turnTo(SECOND, START.plus(DAY), Calendar.ALWAYS);

        assertThat(stopped.stopped()).isTrue();
        assertThat(stopped.resume(START.plus(DAY.multipliedBy(9))).deadline(Calendar.ALWAYS))
                .contains(START.plus(DAY.multipliedBy(12)));
    }

    @Test
    void points_of_the_turn_are_counted_from_its_allowance() {
        Clock clock = clock("10d+1d<20d")
                .turnTo(SECOND, START.plus(DAY.multipliedBy(6)), Calendar.ALWAYS)
                .turnTo(Seat.FIRST, START.plus(DAY.multipliedBy(6)), Calendar.ALWAYS);

        assertThat(clock.usedUp(80, Calendar.ALWAYS)).contains(START.plus(DAY.multipliedBy(10)));
    }

    @Test
    void nobody_runs_out_of_time_after_the_match() {
        assertThat(clock("3d").rest(START, Calendar.ALWAYS).deadline(Calendar.ALWAYS))
                .isEmpty();
    }

    @Test
    void paces_are_written_and_read() {
        for (String text : List.of("none", "3d", "12h", "90m", "7d+1d<14d", "3d weekends-off", "none weekends-off")) {
            assertThat(TimeControl.read(text).map(TimeControl::text)).contains(text);
        }
        for (String text : List.of("", "0d", "101d", "-1d", "3", "9999999d", "7d+1d<6d", "7d+1d", "3D", "30s")) {
            assertThat(TimeControl.read(text)).describedAs(text).isEmpty();
        }
    }
}
