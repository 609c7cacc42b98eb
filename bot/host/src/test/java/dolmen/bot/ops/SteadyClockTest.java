package dolmen.bot.ops;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

/** Time as a host sees it on a machine whose clock jumps. */
class SteadyClockTest {
    private static final Instant START = Instant.parse("2026-11-22T12:00:00Z");
    private static final Duration JUMP = Duration.ofDays(40);

    private Instant machine = START;
    private Duration passed = Duration.ZERO;
    private final SteadyClock clock = new SteadyClock(() -> machine, () -> passed.toNanos());

    @Test
    void it_goes_with_the_machine_also_where_that_is_corrected_a_little() {
        pass(Duration.ofHours(5));
        machine = machine.plusSeconds(20);

        assertThat(clock.instant()).isEqualTo(machine);
    }

    @Test
    void a_jump_of_forty_days_and_back_is_not_seen_at_all() {
        for (Duration jump : new Duration[] {JUMP, JUMP.negated()}) {
            machine = machine.plus(jump);
            pass(Duration.ofMinutes(50));
            assertThat(clock.instant()).isEqualTo(START.plus(passed));
            machine = machine.minus(jump);
            pass(Duration.ofMinutes(1));
            assertThat(clock.instant()).isEqualTo(START.plus(passed)).isEqualTo(machine);
        }
    }

    @Test
    void a_machine_that_keeps_to_its_new_time_is_believed_after_an_hour() {
        machine = machine.plus(JUMP);
        assertThat(clock.instant()).isEqualTo(START);

        pass(Duration.ofHours(1));

        assertThat(clock.instant()).isEqualTo(machine);
    }

    private void pass(Duration time) {
        machine = machine.plus(time);
        passed = passed.plus(time);
    }
}
