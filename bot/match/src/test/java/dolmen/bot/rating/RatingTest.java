package dolmen.bot.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

final class RatingTest {
    private static final Instant NOON = Instant.parse("2026-05-04T12:00:00Z");
    private static final Duration YEAR = Duration.ofDays(365);

    private static Rating settled(double deviation) {
        return new Rating(1700, deviation, 0.06, NOON);
    }

    @Test
    void of_newcomers_nothing_is_known() {
        Rating newcomer = Rating.newcomer(NOON);

        assertThat(newcomer).isEqualTo(new Rating(1500, 350, 0.06, NOON));
        assertThat(newcomer.provisional()).isTrue();
        assertThat(newcomer.provisionalFrom()).isEqualTo(NOON);
    }

    @ParameterizedTest
    @CsvSource({
        "NaN, 60, 0.06",
        "1500, NaN, 0.06",
        "1500, 60, NaN",
        "99, 60, 0.06",
        "4001, 60, 0.06",
        "1500, 29, 0.06",
        "1500, 351, 0.06",
        "1500, 60, 0.02",
        "1500, 60, 0.13",
        "Infinity, 60, 0.06"
    })
    void absurd_numbers_are_no_rating(double points, double deviation, double volatility) {
        assertThatThrownBy(() -> new Rating(points, deviation, volatility, NOON))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void the_moment_is_kept_as_exactly_as_it_can_be_stored() {
        assertThat(Rating.newcomer(NOON.plusNanos(7_654_321)).asOf()).isEqualTo(NOON.plusMillis(7));
    }

    @Test
    void the_deviation_grows_with_time_and_nothing_else_changes() {
        Rating later = settled(60).at(NOON.plus(Rating.PERIOD));

        assertThat(later.deviation()).isCloseTo(Math.sqrt(60 * 60 + Math.pow(0.06 * 173.7178, 2)), within(1e-9));
        assertThat(later)
                .usingRecursiveComparison()
                .ignoringFields("deviation", "asOf")
                .isEqualTo(settled(60));
        assertThat(later.asOf()).isEqualTo(NOON.plus(Rating.PERIOD));
    }

    @Test
    void time_in_two_steps_is_time_in_one() {
        Instant end = NOON.plus(Duration.ofDays(100));

        assertThat(settled(60).at(NOON.plus(Duration.ofHours(777))).at(end).deviation())
                .isCloseTo(settled(60).at(end).deviation(), within(1e-9));
    }

    @Test
    void nobody_is_less_certain_than_a_newcomer() {
        assertThat(settled(60).at(NOON.plus(YEAR.multipliedBy(30))).deviation()).isEqualTo(350);
        assertThat(Rating.newcomer(NOON).at(NOON.plus(YEAR)).deviation()).isEqualTo(350);
    }

    @Test
    void a_rating_does_not_change_before_its_own_time() {
        assertThat(settled(60).at(NOON.minusSeconds(5))).isEqualTo(settled(60));
    }

    @Test
    void a_settled_player_becomes_provisional_after_a_year() {
        assertThat(Duration.between(NOON, settled(60).provisionalFrom()).toDays())
                .isBetween(358L, 372L);
        assertThat(settled(60).at(NOON.plus(Duration.ofDays(358))).provisional())
                .isFalse();
        assertThat(settled(60).at(NOON.plus(Duration.ofDays(372))).provisional())
                .isTrue();
    }

    @Test
    void a_rating_is_provisional_from_its_moment_on_and_no_second_before() {
        var random = new Random(5);
        for (int example = 0; example < 10_000; example++) {
            var rating = new Rating(1500, random.nextDouble(30, 110), random.nextDouble(0.03, 0.12), NOON);
            Instant from = rating.provisionalFrom();

            assertThat(from).isAfter(NOON);
            assertThat(rating.at(from).provisional()).isTrue();
            assertThat(rating.at(from.minusSeconds(1)).provisional()).isFalse();
        }
    }

    @Test
    void just_above_the_threshold_a_rating_is_provisional_at_once() {
        assertThat(settled(110).provisional()).isFalse();
        assertThat(settled(110).provisionalFrom()).isEqualTo(NOON.plusMillis(1));
        assertThat(settled(110.001).provisionalFrom()).isEqualTo(NOON);
    }

    @Test
    void a_rating_is_listed_in_whole_points_unless_it_is_provisional() {
        assertThat(new Rating(1612.5, 110, 0.06, NOON).listedPoints()).isEqualTo(1613);
        assertThat(new Rating(1612.5, 110.001, 0.06, NOON).listedPoints()).isEqualTo(1613 - 10_000);
        assertThat(new Rating(4000, 350, 0.06, NOON).listedPoints()).isNegative();
    }
}
