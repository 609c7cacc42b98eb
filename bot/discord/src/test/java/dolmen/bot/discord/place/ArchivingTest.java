package dolmen.bot.discord.place;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

final class ArchivingTest {
    private static final Duration WEEK = Duration.ofDays(7);

    private static boolean byItself(Duration silence, int open) {
        return new Archiving(silence, WEEK, open).byItself();
    }

    @Test
    void after_the_agreed_silence_it_was_discord_and_before_it_a_person() {
        assertThat(byItself(WEEK, 3)).isTrue();
        assertThat(byItself(WEEK.minusMinutes(1), 3)).isFalse();
        assertThat(byItself(Duration.ofDays(2), 799)).isFalse();
    }

    @Test
    void on_a_server_with_almost_too_many_threads_it_may_have_been_discord_earlier() {
        assertThat(byItself(Duration.ofDays(2), 950)).isTrue();
        assertThat(byItself(Duration.ofMinutes(20), 950))
                .as("people were speaking")
                .isFalse();
    }
}
