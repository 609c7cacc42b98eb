package dolmen.rules.search;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Seat;
import dolmen.rules.search.ProofSearch.Verdict;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Proofs are right even if lines go round in circles: proofs that a seat wins, and proofs that it cannot. */
class ProofInMazesTest {
    private static final int MAZES = 2_000;
    private static final int ROOMS = 14;

    @Test
    void every_verdict_is_what_trying_everything_finds() {
        var random = new SplittableRandom(7);
        int unknown = 0;
        for (int number = 0; number < MAZES; number++) {
            var maze = new Maze(ROOMS, random);
            Set<Integer> won = maze.wonBy(Seat.FIRST);
            for (int room = 0; room < ROOMS; room++) {
                Verdict verdict = ProofSearch.examine(maze.at(room), Seat.FIRST, Budget.nodes(2_000))
                        .verdict();
                if (verdict == Verdict.UNKNOWN) {
                    unknown++;
                } else {
                    assertThat(verdict)
                            .as("maze %d, room %d", number, room)
                            .isEqualTo(won.contains(room) ? Verdict.WINS : Verdict.CANNOT_WIN);
                }
            }
        }
        assertThat(unknown).isLessThan(MAZES * ROOMS / 100);
    }
}
