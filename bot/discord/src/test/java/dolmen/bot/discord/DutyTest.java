package dolmen.bot.discord;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.bot.discord.answer.AnotherProcess;
import java.time.Instant;
import java.util.concurrent.atomic.AtomicBoolean;
import net.dv8tion.jda.api.utils.TimeUtil;
import org.junit.jupiter.api.Test;

final class DutyTest {
    private static final Instant MOMENT = Instant.parse("2026-11-23T04:00:00Z");

    private static long id(Instant time) {
        return TimeUtil.getDiscordTimestamp(time.toEpochMilli());
    }

    @Test
    void of_two_processes_one_answers_what_was_made_before_a_moment_and_the_other_what_comes_then() {
        var old = Duty.always(AnotherProcess.NONE);
        var young = Duty.notYet(AnotherProcess.NONE);
        assertThat(young.covers(id(MOMENT))).isFalse();
        old.endAt(MOMENT);
        young.beginAt(MOMENT);
        for (int millis = -2; millis <= 2; millis++) {
            long id = id(MOMENT.plusMillis(millis));
            assertThat(old.covers(id)).as("%d ms", millis).isEqualTo(millis < 0);
            assertThat(young.covers(id)).as("%d ms", millis).isEqualTo(millis >= 0);
        }
    }

    /** One process tells the other the time in milliseconds, as ids have it. */
    @Test
    void what_was_made_in_the_millisecond_of_the_handover_is_answered_by_one() {
        var old = Duty.always(AnotherProcess.NONE);
        var young = Duty.notYet(AnotherProcess.NONE);
        old.endAt(MOMENT);
        young.beginAt(MOMENT.plusNanos(999_999));
        assertThat(old.covers(id(MOMENT))).isFalse();
        assertThat(young.covers(id(MOMENT))).isTrue();
    }

    @Test
    void a_process_alone_answers_everything() {
        assertThat(Duty.always(AnotherProcess.NONE).covers(id(MOMENT))).isTrue();
    }

    @Test
    void a_process_answers_nothing_once_another_is_in_charge_not_even_what_was_asked_before() {
        var taken = new AtomicBoolean();
        var duty = Duty.always(new AnotherProcess(taken::get, taken::get));
        assertThat(duty.covers(id(MOMENT))).isTrue();
        taken.set(true);
        assertThat(duty.covers(id(MOMENT))).isFalse();
    }
}
