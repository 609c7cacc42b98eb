package dolmen.rules.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import java.util.Arrays;
import java.util.ResourceBundle;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The opponents' points in the file of ratings. */
class MeasuredPointsTest {
    private static final ResourceBundle FILE = ResourceBundle.getBundle("dolmen.rules.opponent.ratings");

    static Stream<Variant> variants() {
        return GameRegistry.load().variants();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void every_variant_has_been_measured_itself(Variant variant) {
        assertThat(Opponent.ALL)
                .allSatisfy(opponent -> assertThat(FILE.containsKey(variant.text() + "." + opponent.name()))
                        .as(opponent.name())
                        .isTrue());
    }

    @ParameterizedTest
    @MethodSource("variants")
    void a_level_has_more_points_than_the_one_below(Variant variant) {
        assertThat(Arrays.stream(Level.values()).map(level -> mean(level, variant)))
                .isSorted()
                .doesNotHaveDuplicates();
    }

    private static double mean(Level level, Variant variant) {
        return Opponent.ALL.stream()
                .filter(opponent -> opponent.level() == level)
                .mapToInt(opponent -> opponent.points(variant).orElseThrow())
                .average()
                .orElseThrow();
    }
}
