package dolmen.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import net.dv8tion.jda.api.utils.TimeUtil;
import org.junit.jupiter.api.Test;

final class DutyTest {
    private static final Instant MOMENT = Instant.parse("2026-11-23T04:00:00Z");

    private static long id(Instant time) {
        return TimeUtil.getDiscordTimestamp(time.toEpochMilli());
    }

    @Test
    void of_two_processes_one_answers_what_was_made_before_a_moment_and_the_other_what_comes_then() {
        var old = Duty.always();
        var young = Duty.notYet();
        assertThat(young.covers(id(MOMENT))).isFalse();
        old.endAt(MOMENT);
        young.beginAt(MOMENT);
        for (int millis = -2; millis <= 2; millis++) {
            long id = id(MOMENT.plusMillis(millis));
            assertThat(old.covers(id)).as("%d ms", millis).isEqualTo(millis < 0);
            assertThat(young.covers(id)).as("%d ms", millis).isEqualTo(millis >= 0);
        }
    }

    @Test
    void a_process_alone_answers_everything() {
        assertThat(Duty.always().covers(id(MOMENT))).isTrue();
    }
}
