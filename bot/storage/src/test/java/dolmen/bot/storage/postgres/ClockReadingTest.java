package dolmen.bot.storage.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import org.junit.jupiter.api.Test;

final class ClockReadingTest {
    private static final Duration SECOND = Duration.ofSeconds(1);

    private long nanos = Long.MAX_VALUE - 5;
    private Instant machine = Instant.parse("2026-11-25T04:00:00Z");
    private final ClockReading.Clocks clocks = new ClockReading.Clocks(() -> nanos, () -> machine);

    @Test
    void a_process_that_was_frozen_sees_that_time_has_passed() {
        ClockReading then = clocks.now();
        assertThat(then.before(SECOND)).isFalse();
        nanos += SECOND.toNanos() + 1;
        assertThat(then.before(SECOND)).isTrue();
    }

    @Test
    void a_moment_ages_while_the_machine_sleeps_and_its_monotonic_clock_stands_still() {
        ClockReading then = clocks.now();
        machine = machine.plus(SECOND).plusMillis(1);
        assertThat(then.before(SECOND)).isTrue();
    }

    @Test
    void a_machine_that_is_set_back_hides_no_time() {
        ClockReading then = clocks.now();
        machine = machine.minus(Duration.ofHours(1));
        assertThat(then.before(SECOND)).isFalse();
        nanos += SECOND.toNanos() + 1;
        assertThat(then.before(SECOND)).isTrue();
    }
}
