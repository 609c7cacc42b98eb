package dolmen.rules.games.obelisk;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.catalogue.Successors;
import dolmen.rules.solve.Fate;
import dolmen.rules.solve.Retrograde;
import java.nio.ByteBuffer;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The analysis of the neighbourhood of positions, compared with trying every move of the rules. */
class ObeliskSolvedTest {
    private static final int PLIES = 6;
    private static final int POSITIONS = 40;

    @ParameterizedTest
    @EnumSource
    void forced_wins_near_a_position_are_found_with_their_length_and_no_others(SymmetryMode mode) {
        var catalogue = new ObeliskCatalogue(mode);
        var random = new SplittableRandom(6);
        var forced = new ForcedWin();
        int decided = 0;
        for (int position = 0; position < POSITIONS; position++) {
            int number = drawn(catalogue, random);
            ObeliskPosition root = catalogue.position(number);
            switch (fate(catalogue, number)) {
                case Fate.Won(int plies) -> {
                    decided++;
                    assertThat(forced.isWon(root, plies)).as(root.text()).isTrue();
                    assertThat(forced.isWon(root, plies - 2)).as(root.text()).isFalse();
                }
                case Fate.Lost(int plies) -> {
                    decided++;
                    assertThat(forced.isLost(root, plies)).as(root.text()).isTrue();
                    assertThat(forced.isLost(root, plies - 2)).as(root.text()).isFalse();
                }
                case Fate.Drawn() -> {
                    assertThat(forced.isWon(root, PLIES - 1)).as(root.text()).isFalse();
                    assertThat(forced.isLost(root, PLIES)).as(root.text()).isFalse();
                }
            }
        }
        assertThat(decided).isPositive();
    }

    private static int drawn(ObeliskCatalogue catalogue, SplittableRandom random) {
        Successors successors = catalogue.successors();
        int number;
        do {
            number = random.nextInt(catalogue.size());
        } while (successors.find(number) == Successors.NO_POSITION);
        return number;
    }

    private static Fate fate(ObeliskCatalogue catalogue, int number) {
        Horizon near = Horizon.around(catalogue, number, PLIES + 1);
        var analysis = new Retrograde(near, ByteBuffer.allocate(near.size()));
        for (int plies = 0; plies <= PLIES; plies++) {
            analysis.mark(plies, 0, near.size());
            analysis.settle(plies, 0, near.size());
        }
        return analysis.fate(near.here(number)).orElseThrow();
    }
}
