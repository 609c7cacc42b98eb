package dolmen.rules.games.obelisk;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.catalogue.Predecessors;
import dolmen.rules.catalogue.Successors;
import java.util.List;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ObeliskCatalogueTest {
    /** The number of random positions in each mode; {@code -Ddolmen.positions=1000000} draws more. */
    private static final int DRAWN = Integer.getInteger("dolmen.positions", 5_000);

    @ParameterizedTest
    @EnumSource
    void moves_lead_where_the_rules_lead(SymmetryMode mode) {
        var catalogue = new ObeliskCatalogue(mode);
        Successors successors = catalogue.successors();
        int compared = 0;
        for (int number : drawn(catalogue)) {
            int count = successors.find(number);
            if (count == Successors.NO_POSITION) {
                continue;
            }
            compared++;
            List<Integer> found =
                    IntStream.range(0, count).map(successors::number).boxed().toList();
            ObeliskPosition position = catalogue.position(number);
            assertThat(found)
                    .as("%s: %s", mode, position.text())
                    .containsExactlyInAnyOrderElementsOf(position.legalMoves().stream()
                            .map(position::play)
                            .map(after -> after.outlook().enemy().isObelisk()
                                    ? (Integer) Successors.WON
                                    : (Integer) catalogue.number(after))
                            .toList());
        }
        assertThat(compared).isGreaterThan(DRAWN / 8);
    }

    @ParameterizedTest
    @EnumSource
    void a_position_its_reflection_and_the_same_for_white_have_one_number(SymmetryMode mode) {
        var catalogue = new ObeliskCatalogue(mode);
        Successors successors = catalogue.successors();
        for (int number : drawn(catalogue)) {
            if (successors.find(number) != Successors.NO_POSITION) {
                ObeliskPosition position = catalogue.position(number);
                assertThat(catalogue.number(position)).isEqualTo(number);
                assertThat(catalogue.number(forWhite(position))).isEqualTo(number);
                assertThat(catalogue.number(reflected(position))).isEqualTo(number);
                assertThat(catalogue.positions(number)).isEqualTo(position.equals(reflected(position)) ? 1 : 2);
            }
        }
    }

    @ParameterizedTest
    @EnumSource
    void every_move_is_found_from_where_it_leads(SymmetryMode mode) {
        var catalogue = new ObeliskCatalogue(mode);
        Successors successors = catalogue.successors();
        Predecessors predecessors = catalogue.predecessors();
        int taken = 0;
        for (int number : drawn(catalogue)) {
            int moves = successors.find(number);
            for (int move = 0; move < moves; move++) {
                if (successors.number(move) != Successors.WON) {
                    taken++;
                    int count = predecessors.find(successors.number(move));
                    assertThat(IntStream.range(0, count).map(predecessors::number))
                            .as(catalogue.text(number))
                            .contains(number);
                }
            }
        }
        assertThat(taken).isGreaterThan(DRAWN / 8);
    }

    @Test
    void stones_in_the_middle_column_have_one_number_with_the_enemys_and_their_reflection() {
        var catalogue = new ObeliskCatalogue(SymmetryMode.OPEN);
        var black = new Trio(2, 7, 12);
        var aside = new ObeliskPosition(SymmetryMode.OPEN, black, new Trio(20, 21, 25), 2);
        var alone = new ObeliskPosition(SymmetryMode.OPEN, black, new Trio(17, 22, 27), 2);
        assertThat(catalogue.number(reflected(aside))).isEqualTo(catalogue.number(aside));
        assertThat(catalogue.positions(catalogue.number(aside))).isEqualTo(2);
        assertThat(catalogue.positions(catalogue.number(alone))).isEqualTo(1);
    }

    @Test
    void the_layout_of_the_house_comes_first_and_every_mode_has_others() {
        for (SymmetryMode mode : SymmetryMode.values()) {
            assertThat(new ObeliskCatalogue(mode).layouts().keySet())
                    .startsWith(ObeliskBoard.HOUSE_LAYOUT)
                    .hasSizeGreaterThan(100);
        }
    }

    @ParameterizedTest
    @EnumSource
    void there_are_numbers_for_all_that_can_be_written_and_no_more(SymmetryMode mode) {
        var catalogue = new ObeliskCatalogue(mode);
        Successors successors = catalogue.successors();
        for (int number : drawn(catalogue)) {
            boolean catalogued = successors.find(number) != Successors.NO_POSITION;
            if (TrioNumbers.enemy(number) >= 0) {
                assertThat(canBeRead(catalogue, number))
                        .as("%s %d", mode, number)
                        .isEqualTo(catalogued);
            } else {
                assertThat(catalogued).isFalse();
            }
        }
    }

    private static boolean canBeRead(ObeliskCatalogue catalogue, int number) {
        try {
            return catalogue.number(catalogue.text(number)) == number;
        } catch (IllegalArgumentException refused) {
            return false;
        }
    }

    private static int[] drawn(ObeliskCatalogue catalogue) {
        return new SplittableRandom(15).ints(DRAWN, 0, catalogue.size()).toArray();
    }

    private static ObeliskPosition forWhite(ObeliskPosition position) {
        return new ObeliskPosition(position.mode(), turned(position.white()), turned(position.black()), 3);
    }

    private static Trio turned(Trio trio) {
        return new Trio(29 - trio.base(), 29 - trio.pedestal(), 29 - trio.capstone());
    }

    private static ObeliskPosition reflected(ObeliskPosition position) {
        return new ObeliskPosition(position.mode(), reflected(position.black()), reflected(position.white()), 2);
    }

    private static Trio reflected(Trio trio) {
        return new Trio(reflected(trio.base()), reflected(trio.pedestal()), reflected(trio.capstone()));
    }

    private static int reflected(int cell) {
        return cell / 5 * 5 + 4 - cell % 5;
    }
}
