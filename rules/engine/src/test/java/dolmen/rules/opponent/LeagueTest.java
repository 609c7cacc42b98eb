package dolmen.rules.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import java.util.List;
import java.util.Map;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** The rating of opponents by their games. */
class LeagueTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    private static int pointsOf(String name, Map<Opponent, Integer> points) {
        return points.getOrDefault(named(name), 0);
    }

    private static Opponent named(String name) {
        return Opponent.named(name).orElseThrow();
    }

    private static Pairing result(String one, String other, int wins, int losses) {
        return new Pairing(named(one), named(other), new Tally(wins, 0, losses));
    }

    @Test
    void ten_to_one_is_four_hundred_points() {
        var points = Pairing.points(List.of(result("Torsten", "Ylva", 20_000, 2_000)));
        assertThat(points).containsEntry(named("Ylva"), 1000).containsEntry(named("Torsten"), 1400);
    }

    @Test
    void the_weakest_level_has_a_thousand_on_average() {
        var points = Pairing.points(List.of(
                result("Ylva", "Odd", 30, 10), result("Torsten", "Ylva", 35, 5), result("Torsten", "Odd", 35, 5)));
        int average = (pointsOf("Ylva", points) + pointsOf("Odd", points)) / 2;
        assertThat(average).isBetween(999, 1001);
        assertThat(pointsOf("Ylva", points)).isGreaterThan(pointsOf("Odd", points));
    }

    @Test
    void whoever_never_lost_has_a_rating_all_the_same() {
        var points = Pairing.points(List.of(result("Torsten", "Ylva", 50, 0)));
        assertThat(pointsOf("Torsten", points)).isBetween(1700, 1900);
    }

    /** All games are predicted, even between opponents that never met. */
    @Test
    void points_foretell_the_results_that_they_were_fitted_to() {
        var points = Pairing.points(List.of(
                result("Torsten", "Ylva", 3_000, 1_000),
                result("Brenna", "Torsten", 3_000, 1_000),
                result("Ylva", "Odd", 2_000, 2_000)));
        assertThat(pointsOf("Brenna", points) - pointsOf("Ylva", points)).isBetween(376, 386);
    }

    @Test
    void everybody_plays_both_of_the_level_below() {
        var obelisk = Variant.of("obelisk");
        List<Pairing> pairings = GAMES.find("obelisk").stream()
                .flatMap(game -> shortLeague(game, obelisk).stream())
                .toList();
        assertThat(pairings.stream()
                        .map(pairing ->
                                pairing.one().name() + "-" + pairing.other().name()))
                .startsWith("Torsten-Ylva", "Torsten-Odd", "Sigrun-Ylva")
                .hasSize(8);
    }

    private static <M extends Move> List<Pairing> shortLeague(Game<M> game, Variant variant) {
        return new League<>(game, variant, 0, SplittableRandom::new).play(pairing -> {});
    }

    @Test
    void a_higher_level_has_more_points() {
        assertThat(GAMES.variants().map(LeagueTest::levels).filter(levels -> !levels.isEmpty()))
                .isNotEmpty()
                .allSatisfy(levels -> assertThat(levels).isSorted());
    }

    /** The sum of the points of each level's opponents; empty if they are not measured. */
    private static List<Integer> levels(Variant variant) {
        return Opponent.ALL.stream()
                .filter(opponent -> opponent.points(variant).isPresent())
                .collect(Collectors.groupingBy(
                        opponent -> opponent.level().number(),
                        TreeMap::new,
                        Collectors.summingInt(
                                opponent -> opponent.points(variant).orElseThrow())))
                .values()
                .stream()
                .toList();
    }
}
