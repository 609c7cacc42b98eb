package dolmen.bot.match.time;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

final class CalendarTest {
    private static final Instant WEDNESDAY_NOON = Instant.parse("2026-11-18T12:00:00Z");
    private static final Instant FRIDAY_NOON = Instant.parse("2026-11-20T12:00:00Z");
    private static final Instant SATURDAY_NOON = Instant.parse("2026-11-21T12:00:00Z");

    @Test
    void time_that_never_rests_runs_as_clocks_do() {
        assertThat(Calendar.ALWAYS.after(FRIDAY_NOON, Duration.ofDays(3)))
                .isEqualTo(FRIDAY_NOON.plus(Duration.ofDays(3)));
        assertThat(Calendar.ALWAYS.running(FRIDAY_NOON, SATURDAY_NOON)).isEqualTo(Duration.ofDays(1));
    }

    @Test
    void a_day_that_begins_before_a_weekend_goes_on_after_it() {
        var calendar = new Calendar(true, List.of());

        assertThat(calendar.after(Instant.parse("2026-11-20T09:59:00Z"), Duration.ofDays(1)))
                .isEqualTo(Instant.parse("2026-11-24T11:59:00Z"));
    }

    @Test
    void a_turn_that_begins_on_a_weekend_begins_when_it_is_monday_everywhere() {
        var calendar = new Calendar(true, List.of());

        assertThat(calendar.after(SATURDAY_NOON, Duration.ofHours(1))).isEqualTo("2026-11-23T13:00:00Z");
    }

    @Test
    void a_weekend_lasts_from_the_first_saturday_on_earth_to_the_last_sunday() {
        var calendar = new Calendar(true, List.of());

        assertThat(calendar.running(Instant.parse("2026-11-20T10:00:00Z"), Instant.parse("2026-11-23T12:00:00Z")))
                .isZero();
        assertThat(calendar.running(Instant.parse("2026-11-16T12:00:00Z"), Instant.parse("2026-11-20T10:00:00Z")))
                .isEqualTo(Duration.ofHours(7 * 24 - 74));
    }

    @Test
    void nothing_runs_on_a_vacation_and_overlapping_rests_count_once() {
        var calendar = new Calendar(
                true,
                List.of(
                        new Stretch(SATURDAY_NOON.plus(Duration.ofDays(1)), SATURDAY_NOON.plus(Duration.ofDays(10))),
                        new Stretch(FRIDAY_NOON, SATURDAY_NOON)));

        assertThat(calendar.after(FRIDAY_NOON, Duration.ofMinutes(1)))
                .isEqualTo(SATURDAY_NOON.plus(Duration.ofDays(10)).plus(Duration.ofMinutes(1)));
    }

    @Test
    void time_that_rests_without_an_end_in_sight_never_runs_out() {
        for (boolean weekends : List.of(false, true)) {
            var calendar = new Calendar(weekends, List.of(new Stretch(WEDNESDAY_NOON.plusSeconds(60), Stretch.NEVER)));

            assertThat(calendar.after(WEDNESDAY_NOON, Duration.ofMinutes(1))).isEqualTo(WEDNESDAY_NOON.plusSeconds(60));
            assertThat(calendar.after(WEDNESDAY_NOON, Duration.ofMinutes(2))).isEqualTo(Stretch.NEVER);
            assertThat(calendar.running(WEDNESDAY_NOON, WEDNESDAY_NOON.plus(Duration.ofDays(9))))
                    .isEqualTo(Duration.ofMinutes(1));
        }
    }

    @Test
    void no_time_runs_backwards() {
        assertThat(Calendar.ALWAYS.running(SATURDAY_NOON, FRIDAY_NOON)).isZero();
        assertThat(Calendar.ALWAYS.after(SATURDAY_NOON, Duration.ofDays(-1))).isEqualTo(SATURDAY_NOON);
    }

    @RepeatedTest(200)
    void running_and_after_are_two_sides_of_one_thing(RepetitionInfo repetition) {
        var random = new Random(repetition.getCurrentRepetition());
        var calendar = new Calendar(
                random.nextBoolean(),
                random.ints(random.nextInt(4), 0, 60 * 24 * 40)
                        .mapToObj(minute -> FRIDAY_NOON.plus(Duration.ofMinutes(minute)))
                        .map(from -> new Stretch(from, from.plus(Duration.ofMinutes(random.nextInt(60 * 24 * 10)))))
                        .toList());
        Instant from = FRIDAY_NOON.plus(Duration.ofMinutes(random.nextInt(60 * 24 * 30)));
        Duration running = Duration.ofMinutes(1 + random.nextInt(60 * 24 * 20));

        Instant end = calendar.after(from, running);

        assertThat(calendar.running(from, end)).isEqualTo(running);
        assertThat(calendar.running(from, end.minusMillis(1))).isEqualTo(running.minusMillis(1));
    }
}
