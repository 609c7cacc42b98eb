package dolmen.rules.games.murus;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.play.Perft;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Move counts of the rules page, and those confirmed by the slow second implementation of the rules. */
class MurusPerftTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "murus-gallicus                   | 1 |      20",
                "murus-gallicus                   | 2 |     400",
                "murus-gallicus                   | 3 |   6_960",
                "murus-gallicus                   | 4 | 121_104",
                "murus-gallicus(army=advanced)    | 1 |      32",
                "murus-gallicus(army=advanced)    | 2 |   1_024",
                "murus-gallicus(army=advanced)    | 3 |  28_416",
                "murus-gallicus(army=advanced)    | 4 | 788_544",
                "murus-gallicus(opening=special)  | 1 |     224",
                "murus-gallicus(opening=special)  | 2 |  50_400",
                "murus-gallicus(opening=special)  | 3 | 928_256",
                "murus-gallicus(goal=escape,players=3) | 1 |     10",
                "murus-gallicus(goal=escape,players=3) | 2 |     99",
                "murus-gallicus(goal=escape,players=3) | 3 |    970",
                "murus-gallicus(goal=escape,players=3) | 4 |  7_602",
                "murus-gallicus(goal=escape,players=4) | 1 |     14",
                "murus-gallicus(goal=escape,players=4) | 2 |    190",
                "murus-gallicus(goal=escape,players=4) | 3 |  2_576",
                "murus-gallicus(goal=escape,players=4) | 4 | 33_784",
            })
    void the_move_counts_are_those_of_the_rules_page(String variant, int plies, String count) {
        assertThat(Perft.count(new MurusGame().start(variant(variant)), plies))
                .isEqualTo(Long.parseLong(count.replace("_", "")));
    }

    private static Variant variant(String text) {
        return ((VariantChoice.Found) GameRegistry.load().variant(text)).variant();
    }
}
