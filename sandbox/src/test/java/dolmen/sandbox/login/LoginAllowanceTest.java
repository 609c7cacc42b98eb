package dolmen.sandbox.login;

import static dolmen.sandbox.login.LoginAttempt.Verdict.ADMITTED;
import static dolmen.sandbox.login.LoginAttempt.Verdict.NONE_LEFT;
import static dolmen.sandbox.login.LoginAttempt.Verdict.TOO_SOON;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.sandbox.login.LoginAllowance.Rest;
import dolmen.sandbox.login.LoginAttempt.Verdict;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;

/** Tests the limits of logging in, and the remaining logins. */
final class LoginAllowanceTest {
    private static final int SHARDS = 16;

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.parse("2026-01-01T00:00:00Z"));

    @Test
    void a_small_bot_logs_in_with_one_shard_in_five_seconds() {
        LoginAllowance allowance = allowance(LoginLimits.REAL);
        assertThat(ask(allowance, 0)).isEqualTo(ADMITTED);
        pass(Duration.ofMillis(4_999));
        assertThat(ask(allowance, 1)).isEqualTo(TOO_SOON);
        pass(Duration.ofMillis(1));
        assertThat(ask(allowance, 1)).isEqualTo(ADMITTED);
    }

    @Test
    void a_refused_login_makes_the_next_one_wait_no_longer() {
        LoginAllowance allowance = allowance(LoginLimits.REAL);
        ask(allowance, 0);
        pass(Duration.ofSeconds(3));
        assertThat(ask(allowance, 0)).isEqualTo(TOO_SOON);
        pass(Duration.ofSeconds(2));
        assertThat(ask(allowance, 0)).isEqualTo(ADMITTED);
    }

    @Test
    void shards_of_different_rests_log_in_at_the_same_time() {
        LoginAllowance allowance = allowance(LoginLimits.REAL.withMaxConcurrency(4));
        assertThat(ask(allowance, 0)).isEqualTo(ADMITTED);
        assertThat(ask(allowance, 5)).isEqualTo(ADMITTED);
        assertThat(ask(allowance, 10)).isEqualTo(ADMITTED);
        assertThat(ask(allowance, 15)).isEqualTo(ADMITTED);
        assertThat(ask(allowance, 4)).as("the rest of 0").isEqualTo(TOO_SOON);
    }

    @Test
    void without_a_pause_only_the_day_counts() {
        LoginAllowance allowance = allowance(LoginLimits.IDEAL.withDaily(2));
        assertThat(ask(allowance, 0)).isEqualTo(ADMITTED);
        assertThat(ask(allowance, 0)).isEqualTo(ADMITTED);
        assertThat(ask(allowance, 0)).isEqualTo(NONE_LEFT);
    }

    @Test
    void a_day_begins_with_the_first_login_and_brings_all_of_them_back() {
        LoginAllowance allowance = allowance(LoginLimits.REAL.withDaily(3));
        assertThat(allowance.rest()).isEqualTo(new Rest(3, 3, Duration.ZERO, 1));
        ask(allowance, 0);
        pass(Duration.ofHours(1));
        assertThat(allowance.rest()).isEqualTo(new Rest(3, 2, Duration.ofHours(23), 1));
        ask(allowance, 0);
        assertThat(ask(allowance, 0)).as("too soon, and counted").isEqualTo(TOO_SOON);
        assertThat(allowance.rest().remaining()).isZero();
        pass(Duration.ofHours(23).minusMillis(1));
        assertThat(ask(allowance, 0)).isEqualTo(NONE_LEFT);
        pass(Duration.ofMillis(1));
        assertThat(allowance.rest()).isEqualTo(new Rest(3, 3, Duration.ZERO, 1));
        assertThat(ask(allowance, 0)).isEqualTo(ADMITTED);
    }

    @Test
    void every_attempt_is_stored_with_its_result() {
        LoginAllowance allowance = allowance(LoginLimits.REAL);
        ask(allowance, 3);
        ask(allowance, 4);
        assertThat(allowance.attempts())
                .containsExactly(
                        new LoginAttempt(now.get(), 3, SHARDS, ADMITTED),
                        new LoginAttempt(now.get(), 4, SHARDS, TOO_SOON));
    }

    @Test
    void limits_that_cannot_be_are_refused() {
        assertThatThrownBy(() -> LoginLimits.REAL.withMaxConcurrency(0)).hasMessageContaining("maxConcurrency");
        assertThatThrownBy(() -> LoginLimits.REAL.withDaily(0)).hasMessageContaining("daily must be at least 1");
        assertThatThrownBy(() -> LoginLimits.REAL.withPause(Duration.ofMillis(-1)))
                .hasMessageContaining("pause");
    }

    private LoginAllowance allowance(LoginLimits limits) {
        return new LoginAllowance(limits, now::get);
    }

    private static Verdict ask(LoginAllowance allowance, int shard) {
        return allowance.ask(shard, SHARDS);
    }

    private void pass(Duration duration) {
        now.updateAndGet(instant -> instant.plus(duration));
    }
}
