package dolmen.rules.games.gardsdansen;

import static dolmen.rules.games.gardsdansen.Yards.BASE;
import static dolmen.rules.games.gardsdansen.Yards.GAME;
import static dolmen.rules.games.gardsdansen.Yards.KLINT;
import static dolmen.rules.games.gardsdansen.Yards.OSSERA;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.Variant;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GardsdansenTextTest {

    @Test
    void the_start_is_one_line_that_reads_back() {
        for (Variant variant : GAME.variants().toList()) {
            String text = "gardsdansen1 SSss/SP1ps/SP2ps/SP3ps/SP2ps/SP1ps/SSss south pawn 0";
            assertThat(GAME.start(variant).text()).isEqualTo(text);
            assertThat(GAME.read(variant, text)).isEqualTo(GAME.start(variant));
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "base   | S3/5/6/SP3ps/6/5/4 south pawn 60",
                "base   | S3/5/6/SP3ps/6/5/4 north stone 61",
                "base   | S3/5/6/SP3p1/6/5/4 south stone 61",
                "base   | 4/5/6/1P3ps/6/5/4 south stone 61",
                "ossera | S3/4s/6/SP3ps/6/5/4 south pawn 60",
                "ossera | S3/5/6/SP3ps/6/5/4 south stone 61",
                "ossera | S3/5/6/SP3ps/6/5/4 south last-stone 61",
                "ossera | S3/5/6/SP3ps/6/5/4 south ended 62",
                "klint  | S3/5/6/SP3ps/6/5/4 south last-stone 61",
                "klint  | S3/5/6/SP3ps/6/5/4 south ended 62",
            })
    void what_can_be_reads_back(String rule, String rest) {
        Variant variant = variant(rule);
        String text = "gardsdansen1 " + rest;

        assertThat(GAME.read(variant, text).text()).isEqualTo(text);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "base   | gardsdansen2 SSss/SP1ps/SP2ps/SP3ps/SP2ps/SP1ps/SSss south pawn 0    | not of the form",
                "base   | gardsdansen1 SSss/SP1ps/SP2ps/SP3ps/SP2ps/SP1ps/SSss West pawn 0     | not of the form",
                "base   | gardsdansen1 SSss/SP1ps/SP2ps/SP3ps/SP2ps/SP1ps/SSss south king 0    | not of the form",
                "base   | gardsdansen1 SSss/SP1ps/SP2ps/SP3ps/SP2ps/SP1ps/SSss south pawn 00   | not of the form",
                "base   | gardsdansen1 SSss/SP1ps/SP2ps/SP3ps/SP2ps/SP1ps/SSsss south pawn 0   | does not fill its row",
                "base   | gardsdansen1 SSss/SP1ps/SP2ps/SP3ps/SP2ps/SP1ps south pawn 0         | does not have 7 rows",
                "base   | gardsdansen1 SSss/SP1ps/SP2ps/SP3ps/SP2ps/SP1ps/SSss north pawn 0    | ply 0 is not the start",
                "base   | gardsdansen1 SSss/SP1ps/SP2ps/SP3ps/SP2ps/SP1ps/SSs1 south pawn 0    | more pieces are gone",
                "base   | gardsdansen1 SSss/SPPps/SP2ps/SP3ps/SP2ps/SP1ps/SSss north pawn 9    | more pieces than it began",
                "base   | gardsdansen1 SSss/SS1ps/SP2ps/SP3ps/SP2ps/SP1ps/SSss north pawn 9    | more pieces than it began",
                "base   | gardsdansen1 4/5/6/S4ps/6/5/4 north pawn 60                          | beaten in an earlier turn",
                "base   | gardsdansen1 4/5/6/S4ps/6/5/4 south stone 61                         | no pawn has moved",
                "base   | gardsdansen1 4/5/6/SP5/6/5/4 south stone 61                          | more was lost than one jump",
                "base   | gardsdansen1 4/5/6/6s/6/PP3/SPp1 south stone 61                      | no stone can move",
                "base   | gardsdansen1 4/5/6/SP3ps/6/5/4 south last-stone 61                   | this turn is not the last",
                "base   | gardsdansen1 4/5/6/SP3ps/6/5/4 south ended 62                        | this turn is not the last",
                "ossera | gardsdansen1 4/5/6/SP3ps/6/5/4 south stone 61                        | this turn is the last",
                "ossera | gardsdansen1 4/5/6/SPPPSps/6/5/4 south last-stone 61                 | this turn is not the last",
                "ossera | gardsdansen1 4/5/6/SP3ps/6/5/4 north pawn 60                         | last turn of the opponent",
                "ossera | gardsdansen1 4/5/6/SP4s/6/5/4 south ended 62                         | a side was beaten",
                "ossera | gardsdansen1 4/4s/5s/1P2SSp/5s/4s/4 south ended 62                   | the opponent is blocked",
                "klint  | gardsdansen1 4/5/6/SP3ps/6/5/4 north pawn 60                         | last turn of the opponent",
                "klint  | gardsdansen1 4/5/6/SPPP1ps/6/5/4 south ended 62                      | this turn is not the last",
            })
    void what_cannot_be_is_refused(String rule, String text, String why) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GAME.read(variant(rule), text))
                .withMessageContaining(why);
    }

    private static Variant variant(String rule) {
        return Stream.of(BASE, OSSERA, KLINT)
                .filter(variant ->
                        variant.options().getOrDefault("rule", "base").equals(rule))
                .findAny()
                .orElseThrow();
    }
}
