package dolmen.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Tests of the pauses between attempts to log in. */
final class LoginBackoffTest {
    @Test
    void after_a_long_outage_of_discord_nobody_waits_long_for_the_next_attempt() {
        assertThat(LoginBackoff.beforeLogin(0)).isEqualTo(Duration.ofSeconds(1));
        assertThat(LoginBackoff.beforeLogin(1_000)).isEqualTo(Duration.ofSeconds(10));
    }
}
