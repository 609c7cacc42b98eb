package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.Drawn.BALANCED;
import static dolmen.rules.games.obelisk.Drawn.BOUNDED;
import static dolmen.rules.games.obelisk.Drawn.GAME;
import static dolmen.rules.games.obelisk.Drawn.OPEN;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dolmen.rules.Variant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The one-line form of a position, and invalid lines. */
class ObeliskTextTest {

    @ParameterizedTest
    @ValueSource(
            strings = {
                "obelisk1 2b2/p3c/5/5/P3C/2B2 - 0",
                "obelisk1 p1b2/5/5/1F3/5/4C b3 21",
                "obelisk1 5/5/1P3/2b2/5/1Bp2 c3,b4 22",
                "obelisk1 2b2/p3c/5/1O3/5/5 - 21",
                "obelisk1 2o2/P4/5/4C/5/2B2 - 22"
            })
    void a_position_is_written_as_it_was_read(String text) {
        assertThat(GAME.read(OPEN, text).text()).isEqualTo(text);
        assertThat(GAME.read(OPEN, text)).isEqualTo(GAME.read(OPEN, text));
    }

    @Test
    void the_start_is_the_same_in_every_mode() {
        assertThat(GAME.variants().map(variant -> GAME.start(variant).text()))
                .containsOnly("obelisk1 2b2/p3c/5/5/P3C/2B2 - 0");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "''                                        | it is not of the form",
                "2b2/p3c/5/5/P3C/2B2 - 0                   | it is not of the form",
                "obelisk2 2b2/p3c/5/5/P3C/2B2 - 0          | it is not of the form",
                "obelisk1 2b2/p3c/5/5/P3C/2B2 - 01         | it is not of the form",
                "obelisk1 2b2/p3c/5/5/P3C/2B2 - -1         | it is not of the form",
                "obelisk1 2b2/p3c/5/5/P3C/2B2 f1 4         | it is not of the form",
                "obelisk1 2b2/p3c/5/P3C/2B2 - 4            | does not have 6 rows",
                "obelisk1 2b2/p3c/5/5/P3C/2B3 - 4          | does not fill its row",
                "obelisk1 2b2/p3c/5/5/P4/2B2 - 4           | each side has one base, one pedestal and one capstone",
                "obelisk1 2b2/p3c/5/5/P3C/2B1B - 4         | each side has one base, one pedestal and one capstone",
                "obelisk1 2b2/p3c/5/5/F3C/2B2 - 4          | each side has one base, one pedestal and one capstone",
                "obelisk1 2b2/p3c/5/5/P3C/2B2 c6 4         | each side has one base, one pedestal and one capstone",
                "obelisk1 2b2/p3c/5/5/P4/2B2 d3 4          | each side has one base, one pedestal and one capstone",
                "obelisk1 2b2/p4/5/5/P3C/2B2 e2 4          | each side has one base, one pedestal and one capstone",
                "obelisk1 5/2o2/5/5/5/P3B c5 21            | each side has one base, one pedestal and one capstone",
                "obelisk1 5/5/1P3/2b2/5/1Bp2 b4,c3 22      | it is written differently",
                "obelisk1 2b2/p3c/5/5/P3C/2B2 d3 4         | it is written differently",
                "obelisk1 1b3/p3c/5/5/P3C/2B2 - 0          | ply 0 is not the start",
                "obelisk1 2b2/p3c/5/1O3/5/5 - 20           | the side to move has won already",
                "obelisk1 2o2/5/5/5/5/2O2 - 20             | the side to move has won already",
                "obelisk1 b4/1p3/2c2/3B1/4P/C4 - 21        | the last move broke the symmetry"
            })
    void what_cannot_be_is_refused_with_the_reason(String text, String reason) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> GAME.read(OPEN, text))
                .withMessageContaining(reason);
    }

    @Test
    void each_mode_refuses_what_the_last_move_may_not_leave() {
        String colourOnly = "obelisk1 5/1b2p/c4/3B1/2P1C/5 - 20";
        String shapeOnly = "obelisk1 4b/1p3/2c2/3C1/4B/4P - 20";

        assertThat(GAME.read(OPEN, colourOnly).text()).isEqualTo(colourOnly);
        assertThat(GAME.read(BOUNDED, colourOnly).text()).isEqualTo(colourOnly);
        assertRefused(BALANCED, colourOnly);
        assertThat(GAME.read(OPEN, shapeOnly).text()).isEqualTo(shapeOnly);
        assertRefused(BOUNDED, shapeOnly);
        assertRefused(BALANCED, shapeOnly);
    }

    @Test
    void where_colour_counts_the_side_to_move_has_it_too_unless_its_capstone_was_carried() {
        assertRefused(BOUNDED, "obelisk1 B4/1p1c1/5/2b1C/5/3P1 - 20");
        assertThat(GAME.read(BOUNDED, "obelisk1 B4/1p1c1/5/2b2/5/4P c3 20").legalMoves())
                .isEmpty();
    }

    @Test
    void another_games_variant_is_refused() {
        assertThatIllegalArgumentException().isThrownBy(() -> GAME.start(Variant.of("mausoleum")));
    }

    private static void assertRefused(Variant variant, String text) {
        assertThatIllegalArgumentException().isThrownBy(() -> GAME.read(variant, text));
    }
}
