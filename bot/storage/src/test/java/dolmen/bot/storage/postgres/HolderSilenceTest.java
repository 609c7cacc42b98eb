package dolmen.bot.storage.postgres;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import org.junit.jupiter.api.Test;

/** Tests the time after which a standby process believes that the holder of its shards has stopped working. */
final class HolderSilenceTest {
    private static final Duration GLANCE = Duration.ofMillis(500);

    private Duration now = Duration.ofHours(1);
    private Duration lastSign = now;
    private final HolderSilence silence = new HolderSilence(() -> now.toNanos());

    private HolderSilence.Sign look(Duration later) {
        return look(later, 7);
    }

    private HolderSilence.Sign look(Duration later, int fence) {
        now = now.plus(later);
        return silence.of(new Holder(1, "a process", fence, lastSign.toNanos() / 1_000, now.minus(lastSign)));
    }

    private Duration until(HolderSilence.Sign sign, Duration longest) {
        Duration from = now;
        while (now.minus(from).compareTo(longest) < 0) {
            if (look(GLANCE) == sign) {
                return now.minus(from);
            }
        }
        return longest;
    }

    @Test
    void a_holder_that_freezes_is_given_up_after_ten_seconds() {
        assertThat(until(HolderSilence.Sign.OVER, Duration.ofMinutes(1))).isEqualTo(Duration.ofSeconds(10));
    }

    @Test
    void a_holder_that_freezes_is_suspected_after_four_seconds() {
        assertThat(until(HolderSilence.Sign.SUSPECT, Duration.ofMinutes(1))).isEqualTo(Duration.ofSeconds(4));
    }

    @Test
    void a_holder_that_gives_signs_is_never_given_up() {
        for (int looks = 0; looks < 1_000; looks++) {
            lastSign = now;
            assertThat(look(GLANCE)).isEqualTo(HolderSilence.Sign.ALIVE);
        }
    }

    @Test
    void a_server_that_was_frozen_finds_everybody_silent_and_nobody_is_given_up() {
        look(GLANCE);
        assertThat(look(Duration.ofSeconds(30))).isEqualTo(HolderSilence.Sign.ALIVE);
        assertThat(look(GLANCE)).isEqualTo(HolderSilence.Sign.ALIVE);
        lastSign = now;
        assertThat(look(GLANCE)).isEqualTo(HolderSilence.Sign.ALIVE);
    }

    @Test
    void a_server_that_answers_late_again_and_again_gives_nobody_up() {
        for (int looks = 0; looks < 20; looks++) {
            assertThat(look(Duration.ofSeconds(3))).isEqualTo(HolderSilence.Sign.ALIVE);
        }
    }

    @Test
    void a_holder_that_stays_frozen_is_given_up_four_seconds_after_its_server_goes_on() {
        look(GLANCE);
        look(Duration.ofSeconds(30));
        assertThat(until(HolderSilence.Sign.OVER, Duration.ofMinutes(1))).isEqualTo(Duration.ofSeconds(4));
    }

    @Test
    void a_holder_of_a_release_that_gives_no_signs_is_left_alone() {
        for (int looks = 0; looks < 100; looks++) {
            assertThat(look(GLANCE, 0)).isEqualTo(HolderSilence.Sign.ALIVE);
        }
    }
}
