package dolmen.rules.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dolmen.rules.catalogue.Catalogue;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RetrogradeTest {
    private static final int SIZE = 400;

    /** Longer than any win in these mazes. */
    private static final int DEEP = 12;

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5})
    void fates_are_those_of_trying_everything(int seed) {
        var maze = maze(seed);
        Retrograde solved = solved(maze);
        int decided = 0;
        for (int number = 0; number < SIZE; number++) {
            switch (solved.fate(number).orElse(null)) {
                case null -> assertThat(number % 10).isEqualTo(9);
                case Fate.Won(int plies) -> {
                    decided++;
                    assertThat(maze.wins(number, Math.min(plies, DEEP))).isEqualTo(plies <= DEEP);
                    assertThat(maze.wins(number, Math.min(plies - 2, DEEP))).isFalse();
                }
                case Fate.Lost(int plies) -> {
                    decided++;
                    assertThat(maze.loses(number, Math.min(plies, DEEP))).isEqualTo(plies <= DEEP);
                    assertThat(plies > 0 && maze.loses(number, Math.min(plies - 2, DEEP)))
                            .isFalse();
                }
                case Fate.Drawn() -> {
                    assertThat(maze.wins(number, DEEP)).isFalse();
                    assertThat(maze.loses(number, DEEP)).isFalse();
                }
            }
        }
        assertThat(decided).isGreaterThan(SIZE / 5);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5})
    void a_pass_that_was_broken_off_is_run_again(int brokenOff) {
        var maze = maze(6);
        var analysis = new Retrograde(maze, ByteBuffer.allocate(SIZE));
        for (int plies = 0; plies < brokenOff; plies++) {
            pass(analysis, plies);
        }
        analysis.mark(brokenOff, 0, SIZE);
        int settled = analysis.settle(brokenOff, 0, SIZE / 3);
        int settledAgain = pass(analysis, brokenOff);
        assertThat(settledAgain).isGreaterThanOrEqualTo(settled);
        finish(analysis, brokenOff + 1);
        assertThat(analysis.table()).isEqualTo(solved(maze).table());
    }

    @Test
    void what_is_not_settled_yet_is_counted() {
        var maze = maze(6);
        var analysis = new Retrograde(maze, ByteBuffer.allocate(SIZE));
        pass(analysis, 0);
        int before = analysis.unsettled(0, SIZE / 2) + analysis.unsettled(SIZE / 2, SIZE);
        int settled = pass(analysis, 1);
        assertThat(settled).isPositive();
        assertThat(analysis.unsettled(0, SIZE)).isEqualTo(before - settled);
    }

    @Test
    void a_finished_table_has_no_contradictions_and_any_change_makes_one() {
        Retrograde solved = solved(maze(7));
        assertThat(solved.contradictions(0, SIZE)).isZero();
        for (int number : new int[] {0, 57, 144, 399}) {
            byte right = solved.table().get(number);
            for (byte wrong : new byte[] {0, 1, 2, 3, -1}) {
                solved.table().put(number, wrong);
                assertThat(solved.contradictions(0, SIZE) > 0).isEqualTo(wrong != right);
            }
            solved.table().put(number, right);
        }
    }

    @Test
    void the_census_counts_positions_and_not_numbers() {
        Retrograde solved = solved(maze(8));
        Census all = solved.census(0, 100).plus(solved.census(100, SIZE));
        int positions = IntStream.range(0, SIZE)
                .filter(number -> number % 10 != 9)
                .map(number -> 1 + number % 2)
                .sum();
        assertThat(all.won() + all.lost() + all.drawn()).isEqualTo(positions);
        assertThat(all.won()).isPositive();
        assertThat(all.decidedIn(all.longest())).isPositive();
        assertThat(all.decidedIn(all.longest() + 1)).isZero();
    }

    @Test
    void a_table_of_another_size_is_refused() {
        var maze = maze(9);
        assertThatThrownBy(() -> new Retrograde(maze, ByteBuffer.allocate(SIZE - 1)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(solved(maze).fate(9)).isEqualTo(Optional.empty());
    }

    private static DrawnMaze maze(int seed) {
        return new DrawnMaze(new SplittableRandom(seed), SIZE);
    }

    private static Retrograde solved(Catalogue maze) {
        var analysis = new Retrograde(maze, ByteBuffer.allocate(maze.size()));
        finish(analysis, 0);
        return analysis;
    }

    private static void finish(Retrograde analysis, int from) {
        int plies = from;
        while (pass(analysis, plies) > 0 || plies < 2) {
            plies++;
        }
    }

    private static int pass(Retrograde retrograde, int plies) {
        retrograde.mark(plies, 0, SIZE);
        return retrograde.settle(plies, SIZE / 2, SIZE) + retrograde.settle(plies, 0, SIZE / 2);
    }
}
