package dolmen.renderer.plaque.chart;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.renderer.plaque.Plaques;
import dolmen.renderer.plaque.RatingHistory.RatingPoint;
import java.time.Duration;
import java.time.ZoneOffset;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class TraceTest {
    private static final int COLUMNS = 900;

    private final List<RatingPoint> few =
            Plaques.series("Obelisk", 1, 20, Duration.ofDays(9)).points();
    private final List<RatingPoint> many =
            Plaques.series("Obelisk", 1, 5000, Duration.ofHours(5)).points();

    @Test
    void few_points_are_all_drawn_and_all_signed() {
        Trace trace = Trace.of(few, axis(few), COLUMNS);

        assertThat(trace.points()).isEqualTo(few);
        assertThat(trace.signed(axis(few), 0, 1)).isEqualTo(few);
    }

    @Test
    void of_many_points_the_first_the_last_the_highest_and_the_lowest_are_kept() {
        Trace trace = Trace.of(many, axis(many), COLUMNS / 4);

        assertThat(trace.points()).hasSizeLessThanOrEqualTo(COLUMNS).isSubsetOf(many);
        assertThat(trace.points()).startsWith(many.getFirst()).endsWith(many.getLast());
        assertThat(range(trace.points())).isEqualTo(range(many));
    }

    @Test
    void a_lonely_line_of_many_points_bears_its_sign_at_the_end_only() {
        assertThat(Trace.of(many, axis(many), COLUMNS).signed(axis(many), 0, 1)).containsExactly(many.getLast());
    }

    @Test
    void lines_beside_each_other_bear_their_signs_at_different_times() {
        Trace trace = Trace.of(many, axis(many), COLUMNS);
        Set<RatingPoint> signed = new HashSet<>();
        int all = 0;
        for (int series = 0; series < 3; series++) {
            List<RatingPoint> signs = trace.signed(axis(many), series, 3);
            assertThat(signs).hasSizeBetween(6, 9).endsWith(many.getLast());
            signed.addAll(signs);
            all += signs.size() - 1;
        }

        assertThat(signed).hasSize(all + 1);
    }

    @Test
    void signs_do_not_touch() {
        List<RatingPoint> crowded =
                Plaques.series("Obelisk", 1, 20, Duration.ofMinutes(1)).points();
        TimeAxis axis = axis(crowded);

        assertThat(Trace.of(crowded, axis, COLUMNS).signed(axis, 0, 2))
                .hasSizeLessThan(3)
                .endsWith(crowded.getLast());
    }

    private static TimeAxis axis(List<RatingPoint> points) {
        return TimeAxis.of(points.getFirst().time(), points.getLast().time(), ZoneOffset.UTC, Plaques.ENGLISH, 7);
    }

    private static List<Integer> range(List<RatingPoint> points) {
        List<Integer> values =
                points.stream().map(point -> point.rating().value()).sorted().toList();
        return List.of(values.getFirst(), values.getLast());
    }
}
