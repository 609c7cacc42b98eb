package dolmen.renderer.plaque.chart;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.plaque.Plaques;
import dolmen.renderer.plaque.chart.TimeAxis.Tick;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TimeAxisTest {
    private static final Instant FIRST = Instant.parse("2025-11-20T09:13:00Z");

    @ParameterizedTest
    @ValueSource(longs = {0, 1, 60, 600, 1440, 4000, 10_080, 43_200, 200_000, 525_600, 1_576_800, 15_768_000})
    void whatever_the_span_some_ticks_are_named_and_all_points_lie_within(long minutes) {
        Instant last = FIRST.plus(Duration.ofMinutes(minutes));

        TimeAxis axis = TimeAxis.of(FIRST, last, ZoneOffset.UTC, Plaques.ENGLISH, 7);

        assertThat(axis.from()).isBefore(FIRST);
        assertThat(axis.to()).isAfter(last);
        assertThat(axis.ticks()).hasSizeBetween(2, 7).isSortedAccordingTo(Comparator.comparing(Tick::time));
        assertThat(axis.ticks())
                .allMatch(tick ->
                        !tick.time().isBefore(axis.from()) && !tick.time().isAfter(axis.to()));
        assertThat(axis.ticks().getFirst().greater().isEmpty())
                .isEqualTo(axis.ticks().getFirst().label().matches("\\d{4}"));
    }

    @Test
    void three_years_are_named_by_half_years() {
        assertThat(words("2023-10-01T00:00:00Z", "2026-10-01T00:00:00Z", ZoneOffset.UTC))
                .containsExactly("Jan 2024", "Jul", "Jan 2025", "Jul", "Jan 2026", "Jul");
    }

    @Test
    void a_day_is_named_by_hours_and_the_next_day_where_it_begins() {
        assertThat(words("2026-11-20T09:30:00Z", "2026-11-21T03:30:00Z", ZoneOffset.UTC))
                .containsExactly("12:00 20 Nov 2026", "15:00", "18:00", "21:00", "00:00 21 Nov 2026", "03:00");
    }

    @Test
    void some_weeks_are_named_by_their_mondays() {
        assertThat(words("2026-10-28T09:30:00Z", "2026-11-30T03:30:00Z", ZoneOffset.UTC))
                .containsExactly("2 Nov 2026", "9 Nov", "16 Nov", "23 Nov", "30 Nov");
    }

    @Test
    void hours_are_those_of_the_zone_even_when_clocks_are_changed() {
        assertThat(words("2026-10-24T20:00:00Z", "2026-10-25T12:00:00Z", ZoneId.of("Europe/Berlin")))
                .containsExactly("00:00 25 Oct 2026", "03:00", "06:00", "09:00", "12:00");
    }

    private static List<String> words(String first, String last, ZoneId zone) {
        return TimeAxis.of(Instant.parse(first), Instant.parse(last), zone, Plaques.ENGLISH, 7).ticks().stream()
                .map(tick -> (tick.label() + " " + tick.greater()).strip())
                .toList();
    }
}
