package dolmen.rules.games.gardsdansen;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.GameRegistry;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.play.Perft;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Move counts of the rules page. Nobody has few pieces after so few plies, so the counts are the same in every variant.
 */
class GardsdansenPerftTest {

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "gardsdansen              | 1 |     16",
                "gardsdansen              | 2 |    163",
                "gardsdansen              | 3 |  2_168",
                "gardsdansen              | 4 | 17_653",
                "gardsdansen(rule=ossera) | 1 |     16",
                "gardsdansen(rule=ossera) | 2 |    163",
                "gardsdansen(rule=ossera) | 3 |  2_168",
                "gardsdansen(rule=ossera) | 4 | 17_653",
                "gardsdansen(rule=klint)  | 1 |     16",
                "gardsdansen(rule=klint)  | 2 |    163",
                "gardsdansen(rule=klint)  | 3 |  2_168",
                "gardsdansen(rule=klint)  | 4 | 17_653",
            })
    void the_move_counts_are_those_of_the_rules_page(String variant, int plies, String count) {
        assertThat(Perft.count(new GardsdansenGame().start(variant(variant)), plies))
                .isEqualTo(Long.parseLong(count.replace("_", "")));
    }

    private static Variant variant(String text) {
        return ((VariantChoice.Found) GameRegistry.load().variant(text)).variant();
    }
}
