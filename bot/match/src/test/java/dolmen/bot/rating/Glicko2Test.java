package dolmen.bot.rating;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

final class Glicko2Test {
    private static final Instant NOON = Instant.parse("2026-05-04T12:00:00Z");
    private static final Instant BEFORE = NOON.minus(Rating.PERIOD);

    private final Random random = new Random(11);

    private static Rating rating(double points, double deviation) {
        return new Rating(points, deviation, 0.06, NOON);
    }

    /** As printed in the paper, with four decimals on its own scale; and computed with 50 digits elsewhere. */
    @Test
    void the_paper_s_example_comes_out() {
        var results = List.of(
                new Period.PairResult(rating(1400, 30), 1, 1),
                new Period.PairResult(rating(1550, 100), 0, 1),
                new Period.PairResult(rating(1700, 300), 0, 1));

        Rating after = new Period(new Rating(1500, 200, 0.06, BEFORE), results, NOON).after();

        assertThat((after.points() - 1500) / 173.7178).isCloseTo(-0.2069, within(0.00005));
        assertThat(after.deviation() / 173.7178).isCloseTo(0.8722, within(0.00005));
        assertThat(after.points()).isCloseTo(1464.0506705, within(0.000001));
        assertThat(after.deviation()).isCloseTo(151.5165241, within(0.000001));
        assertThat(after.volatility()).isCloseTo(0.0599959844, within(0.000001));
        assertThat(after.asOf()).isEqualTo(NOON);
    }

    @Test
    void a_match_of_newcomers_moves_both_alike() {
        List<Rating> after = Glicko2.after(List.of(rating(1500, 350), rating(1500, 350)), List.of(1, 2), NOON);

        assertThat(after.getFirst().points()).isCloseTo(1662.3, within(0.1));
        assertThat(after.getLast().points()).isCloseTo(1337.7, within(0.1));
        assertThat(after)
                .extracting(Rating::deviation)
                .allSatisfy(it -> assertThat(it).isCloseTo(290.3, within(0.1)));
    }

    @Test
    void a_lone_player_only_becomes_less_certain() {
        Rating alone = new Rating(1600, 80, 0.06, BEFORE);

        assertThat(Glicko2.after(List.of(alone), List.of(1), NOON)).containsExactly(alone.at(NOON));
        assertThat(Glicko2.after(List.of(), List.of(), NOON)).isEmpty();
    }

    @Test
    void equals_who_share_a_place_keep_their_points_and_become_surer() {
        for (int seats = 2; seats <= 5; seats++) {
            List<Rating> equals = Collections.nCopies(seats, rating(1600, 200));

            assertThat(Glicko2.after(equals, Collections.nCopies(seats, 1), NOON))
                    .allSatisfy(after -> {
                        assertThat(after.points()).isEqualTo(1600);
                        assertThat(after.deviation()).isLessThan(200);
                    });
        }
    }

    @Test
    void a_shared_place_draws_the_unequal_together() {
        List<Rating> after = Glicko2.after(List.of(rating(1700, 90), rating(1400, 90)), List.of(1, 1), NOON);

        assertThat(after.getFirst().points()).isLessThan(1700);
        assertThat(after.getLast().points()).isGreaterThan(1400);
    }

    @Test
    void every_seat_needs_a_place() {
        assertThatThrownBy(() -> Glicko2.after(List.of(rating(1500, 90)), List.of(1, 2), NOON))
                .isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void a_match_that_ends_before_the_one_before_takes_no_time() {
        List<Rating> before = List.of(rating(1500, 90), rating(1600, 70));

        assertThat(Glicko2.after(before, List.of(1, 2), NOON.minusSeconds(60)))
                .isEqualTo(Glicko2.after(before, List.of(1, 2), NOON));
    }

    @Test
    void the_order_of_seats_does_not_matter() {
        for (int example = 0; example < 1_000; example++) {
            List<Rating> before = ratings(2);
            List<Integer> places = places(2);

            assertThat(Glicko2.after(before.reversed(), places.reversed(), NOON))
                    .isEqualTo(Glicko2.after(before, places, NOON).reversed());
        }
    }

    @Test
    void places_are_compared_and_not_measured() {
        List<Rating> before = ratings(4);

        assertThat(Glicko2.after(before, List.of(7, 3, 3, 40), NOON))
                .isEqualTo(Glicko2.after(before, List.of(2, 1, 1, 3), NOON));
    }

    @Test
    void at_a_table_of_the_equally_certain_points_are_handed_on_weighted_by_what_was_learnt() {
        for (int example = 0; example < 1_000; example++) {
            int seats = random.nextInt(2, 6);
            double deviation = random.nextDouble(60, 350);
            List<Rating> before = IntStream.range(0, seats)
                    .mapToObj(seat -> rating(random.nextDouble(1000, 2000), deviation))
                    .toList();

            List<Rating> after = Glicko2.after(before, places(seats), NOON);

            double sum = IntStream.range(0, seats)
                    .mapToDouble(
                            seat -> (after.get(seat).points() - before.get(seat).points())
                                    / Math.pow(after.get(seat).deviation(), 2))
                    .sum();
            assertThat(sum).isCloseTo(0, within(1e-9));
        }
    }

    @Test
    void two_equally_certain_players_exchange_points() {
        for (int example = 0; example < 1_000; example++) {
            double deviation = random.nextDouble(60, 350);
            List<Rating> before = List.of(
                    new Rating(random.nextDouble(1000, 2000), deviation, 0.06, BEFORE),
                    new Rating(random.nextDouble(1000, 2000), deviation, 0.06, BEFORE));

            List<Rating> after = Glicko2.after(before, places(2), NOON);

            assertThat(points(after)).isCloseTo(points(before), within(1e-9));
        }
    }

    private static double points(List<Rating> ratings) {
        return ratings.stream().mapToDouble(Rating::points).sum();
    }

    @Test
    void whatever_happens_ratings_stay_sane_and_the_first_gains_and_the_last_loses() {
        for (int example = 0; example < 100_000; example++) {
            int seats = random.nextInt(1, 7);
            List<Rating> before = ratings(seats);
            List<Integer> places = places(seats);

            // Ratings themselves refuse values that are not numbers or out of range.
            List<Rating> after = Glicko2.after(before, places, NOON);

            for (int seat = 0; seat < seats; seat++) {
                assertSurer(before.get(seat), after.get(seat));
                double gained = after.get(seat).points() - before.get(seat).points();
                int place = places.get(seat);
                List<Integer> others = others(places, seat);
                if (others.stream().allMatch(other -> place < other)) {
                    assertThat(gained).isGreaterThanOrEqualTo(0);
                }
                if (others.stream().allMatch(other -> place > other)) {
                    assertThat(gained).isLessThanOrEqualTo(0);
                }
            }
        }
    }

    private static List<Integer> others(List<Integer> places, int seat) {
        return IntStream.range(0, places.size())
                .filter(other -> other != seat)
                .mapToObj(places::get)
                .toList();
    }

    /** Checks that a match makes a rating surer than time alone had left it, at the volatility that is known by now. */
    private static void assertSurer(Rating before, Rating after) {
        var older = new Rating(before.points(), before.deviation(), after.volatility(), before.asOf()).at(NOON);
        assertThat(after.deviation()).isLessThanOrEqualTo(older.deviation() + 1e-9);
    }

    /** Repeated, so that code that was interpreted at first is compiled in the end. */
    @Test
    void the_same_history_gives_the_same_ratings_to_the_last_bit() {
        List<Rating> first = history(3);

        for (int again = 0; again < 50; again++) {
            assertThat(history(3)).isEqualTo(first);
        }
    }

    /** The ratings of ten people after a thousand matches. */
    private static List<Rating> history(long seed) {
        var chance = new Random(seed);
        var ratings = new ArrayList<>(Collections.nCopies(10, Rating.newcomer(NOON)));
        for (int match = 0; match < 1_000; match++) {
            Collections.shuffle(ratings, chance);
            List<Rating> table = ratings.subList(0, chance.nextInt(2, 6));
            List<Integer> places =
                    table.stream().map(player -> chance.nextInt(1, 4)).toList();
            List<Rating> after = Glicko2.after(table, places, NOON.plus(Duration.ofHours(7L * match)));
            Collections.copy(table, after);
        }
        return List.copyOf(ratings);
    }

    private List<Integer> places(int seats) {
        return Stream.generate(() -> random.nextInt(1, seats + 1)).limit(seats).toList();
    }

    /** Any valid ratings, with the ends of their ranges more often than chance would have them. */
    private List<Rating> ratings(int seats) {
        return Stream.generate(() -> new Rating(
                        anyFrom(100, 4000), anyFrom(30, 350), anyFrom(0.03, 0.12), NOON.minus(Duration.ofMinutes((long)
                                anyFrom(-60, 10_000_000)))))
                .limit(seats)
                .toList();
    }

    private double anyFrom(double lowest, double highest) {
        return switch (random.nextInt(10)) {
            case 0 -> lowest;
            case 1 -> highest;
            default -> random.nextDouble(lowest, highest);
        };
    }
}
