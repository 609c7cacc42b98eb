package dolmen.rules.games.obelisk;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.play.Perft;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Move counts of the rules page. */
class ObeliskPerftTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "obelisk                | 1 |     6",
                "obelisk                | 2 |    36",
                "obelisk                | 3 |   228",
                "obelisk                | 4 | 1_443",
                "obelisk                | 5 | 9_366",
                "obelisk(mode=bounded)  | 1 |     4",
                "obelisk(mode=bounded)  | 2 |    16",
                "obelisk(mode=bounded)  | 3 |    96",
                "obelisk(mode=bounded)  | 4 |   576",
                "obelisk(mode=bounded)  | 5 | 2_955",
                "obelisk(mode=balanced) | 1 |     4",
                "obelisk(mode=balanced) | 2 |    16",
                "obelisk(mode=balanced) | 3 |    96",
                "obelisk(mode=balanced) | 4 |   556",
                "obelisk(mode=balanced) | 5 | 2_688",
            })
    void the_move_counts_are_those_of_the_rules_page(String variant, int plies, String count) {
        assertThat(Perft.count(new ObeliskGame().start(variant(variant)), plies))
                .isEqualTo(Long.parseLong(count.replace("_", "")));
    }

    private static Variant variant(String text) {
        return ((VariantChoice.Found) GameRegistry.load().variant(text)).variant();
    }
}
