package dolmen.bot.match.time;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Seat;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

/** Tests of a turn with ten hours, from noon in Stockholm. */
final class RemindersTest {
    private static final ZoneId STOCKHOLM = ZoneId.of("Europe/Stockholm");
    private static final Instant NOON = Instant.parse("2026-11-23T11:00:00Z");
    private static final Clock CLOCK = Clock.set(new TimeControl(new Pace.PerTurn(Duration.ofHours(10)), false), 2)
            .turnTo(Seat.FIRST, NOON, Calendar.ALWAYS);

    private static Reminders reminders(Clock clock, String from, String to) {
        return new Reminders(
                clock,
                Calendar.ALWAYS,
                TimePreferences.DEFAULT
                        .withZone(STOCKHOLM)
                        .withQuiet(Optional.of(new QuietHours(LocalTime.parse(from), LocalTime.parse(to)))));
    }

    private static Instant at(String time) {
        return LocalTime.parse(time)
                .atDate(NOON.atZone(STOCKHOLM).toLocalDate())
                .atZone(STOCKHOLM)
                .toInstant();
    }

    @Test
    void reminders_come_at_half_at_four_fifths_and_shortly_before_the_end() {
        var reminders = new Reminders(CLOCK, Calendar.ALWAYS, TimePreferences.DEFAULT);

        assertThat(reminders.next(NOON)).contains(at("17:00"));
        assertThat(reminders.due(at("16:59"))).isEmpty();
        assertThat(reminders.due(at("17:00"))).contains(50);
    }

    @Test
    void several_that_were_missed_are_one() {
        assertThat(new Reminders(CLOCK, Calendar.ALWAYS, TimePreferences.DEFAULT).due(at("21:45")))
                .contains(95);
    }

    @Test
    void no_point_is_reminded_of_twice() {
        var reminders = new Reminders(CLOCK.reminded(50), Calendar.ALWAYS, TimePreferences.DEFAULT);

        assertThat(reminders.due(at("17:00"))).isEmpty();
        assertThat(reminders.next(at("17:00"))).contains(at("20:00"));
    }

    @Test
    void a_point_in_quiet_hours_waits_for_their_end() {
        var reminders = reminders(CLOCK, "16:00", "18:00");

        assertThat(reminders.next(NOON)).contains(at("18:00"));
        assertThat(reminders.due(at("17:30"))).isEmpty();
        assertThat(reminders.due(at("18:00"))).contains(50);
    }

    @Test
    void a_point_comes_before_quiet_hours_in_which_the_time_runs_out() {
        var reminders = reminders(CLOCK.reminded(50), "19:00", "07:00");

        assertThat(reminders.next(at("17:00"))).contains(at("18:55"));
        assertThat(reminders.due(at("18:57"))).contains(95);
        assertThat(reminders.due(at("19:00"))).isEmpty();
    }

    @Test
    void nobody_is_reminded_after_the_end_nor_while_the_clock_is_stopped() {
        assertThat(new Reminders(CLOCK, Calendar.ALWAYS, TimePreferences.DEFAULT).due(at("22:00")))
                .isEmpty();
        assertThat(new Reminders(CLOCK.stop(NOON, Calendar.ALWAYS), Calendar.ALWAYS, TimePreferences.DEFAULT)
                        .due(at("21:00")))
                .isEmpty();
    }

    @Test
    void a_player_who_wants_no_reminders_gets_none() {
        assertThat(new Reminders(CLOCK, Calendar.ALWAYS, TimePreferences.DEFAULT.withReminders(List.of())).next(NOON))
                .isEmpty();
    }

    @RepeatedTest(200)
    void no_reminder_is_ever_due_in_quiet_hours_and_each_is_due_when_it_was_foretold(RepetitionInfo repetition) {
        var random = new Random(repetition.getCurrentRepetition());
        LocalTime from = LocalTime.of(random.nextInt(24), random.nextInt(60));
        var quiet = new QuietHours(from, from.plusMinutes(1 + random.nextInt(1438)));
        var preferences = TimePreferences.DEFAULT.withZone(STOCKHOLM).withQuiet(Optional.of(quiet));
        var clock = Clock.set(new TimeControl(new Pace.PerTurn(Duration.ofMinutes(1 + random.nextInt(9000))), false), 2)
                .turnTo(Seat.FIRST, NOON, Calendar.ALWAYS);
        var reminders = new Reminders(clock, Calendar.ALWAYS, preferences);

        reminders.next(NOON).ifPresent(next -> {
            assertThat(reminders.due(next)).isPresent();
            assertThat(preferences.quietAround(next)).isEmpty();
            assertThat(clock.flagged(next, Calendar.ALWAYS)).isEmpty();
        });
    }
}
