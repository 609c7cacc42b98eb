package dolmen.rules.games.mausoleum;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.play.Perft;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Move counts of the rules page. */
class MausoleumPerftTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "mausoleum                | 1 |     10",
                "mausoleum                | 2 |     80",
                "mausoleum                | 3 |  1_022",
                "mausoleum                | 4 | 12_828",
                "mausoleum(edition=first) | 1 |     10",
                "mausoleum(edition=first) | 2 |     80",
                "mausoleum(edition=first) | 3 |    928",
                "mausoleum(edition=first) | 4 | 10_480",
            })
    void the_move_counts_are_those_of_the_rules_page(String variant, int plies, String count) {
        assertThat(Perft.count(new MausoleumGame().start(variant(variant)), plies))
                .isEqualTo(Long.parseLong(count.replace("_", "")));
    }

    private static Variant variant(String text) {
        return ((VariantChoice.Found) GameRegistry.load().variant(text)).variant();
    }
}
