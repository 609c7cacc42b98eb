package dolmen.rules.games.obelisk;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.catalogue.Successors;
import dolmen.rules.search.Budget;
import dolmen.rules.search.Past;
import dolmen.rules.search.ProofSearch;
import dolmen.rules.search.Situation;
import dolmen.rules.search.Thought;
import dolmen.rules.search.Value;
import dolmen.rules.solve.Fate;
import dolmen.rules.solve.Perfect;
import dolmen.rules.solve.Retrograde;
import java.nio.ByteBuffer;
import java.util.Optional;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/**
 * Play by the table wins every won position in as many plies as the table says, and proofs agree with it.
 * {@code -Ddolmen.wins=500} sets the number of positions.
 */
class PerfectPlayTest {
    private static final int POSITIONS = Integer.getInteger("dolmen.wins", 150);

    /** The horizon of the table, in plies; it is made afresh for each move. */
    private static final int PLIES = 4;

    private final ObeliskCatalogue catalogue = new ObeliskCatalogue(SymmetryMode.OPEN);
    private final SplittableRandom random = new SplittableRandom(3);

    @Test
    void what_is_won_is_won_in_time_whatever_is_answered() {
        int won = 0;
        for (int drawn = 0; drawn < POSITIONS; drawn++) {
            ObeliskPosition position = anyPosition();
            if (fate(position) instanceof Fate.Won(int plies)) {
                assertThat(pliesToWin(position, plies)).as(position.text()).isLessThanOrEqualTo(plies);
                won++;
            }
        }
        assertThat(won).isGreaterThan(POSITIONS / 100);
    }

    /** Perfect play against random moves, with a new table for each move. */
    private int pliesToWin(ObeliskPosition start, int most) {
        ObeliskPosition position = start;
        for (int ply = 1; ply <= most; ply += 2) {
            Thought<ObeliskMove> thought = think(position);
            assertThat(Value.pliesToEnd(thought.value()).orElseThrow()).isLessThanOrEqualTo(most - ply + 1);
            position = position.play(thought.move());
            if (position.turn() instanceof Turn.Over) {
                return ply;
            }
            position = position.play(position.legalMoves()
                    .get(random.nextInt(position.legalMoves().size())));
        }
        return Integer.MAX_VALUE;
    }

    private Thought<ObeliskMove> think(ObeliskPosition position) {
        Seat mover = position.toMove().seat();
        return new Perfect(table(position))
                .think(
                        new Situation<>(Variant.of("obelisk"), position.seenBy(mover), Optional.empty(), Past.NONE),
                        Budget.nodes(1),
                        random);
    }

    @Test
    void a_proof_is_found_where_the_table_knows_a_near_win_and_nowhere_else() {
        int found = 0;
        for (int drawn = 0; drawn < POSITIONS; drawn++) {
            ObeliskPosition position = anyPosition();
            Optional<ObeliskMove> win = ProofSearch.winningMove(position, Budget.nodes(2_000));
            switch (fate(position)) {
                case Fate.Won won -> {
                    assertThat(win).as(position.text()).isPresent();
                    found++;
                }
                case Fate.Lost lost -> assertThat(win).as(position.text()).isEmpty();
                case Fate.Drawn tooFarToTell -> {}
            }
        }
        assertThat(found).isGreaterThan(POSITIONS / 100);
    }

    private ObeliskPosition anyPosition() {
        Successors successors = catalogue.successors();
        int number;
        do {
            number = random.nextInt(catalogue.size());
        } while (successors.find(number) <= 0);
        return catalogue.position(number);
    }

    private Fate fate(ObeliskPosition position) {
        Retrograde table = table(position);
        return table.fate(table.catalogue().number(position.text())).orElseThrow();
    }

    private Retrograde table(ObeliskPosition position) {
        Horizon near = Horizon.around(catalogue, catalogue.number(position), PLIES + 1);
        var analysis = new Retrograde(near, ByteBuffer.allocate(near.size()));
        for (int plies = 0; plies <= PLIES; plies++) {
            analysis.mark(plies, 0, near.size());
            analysis.settle(plies, 0, near.size());
        }
        return analysis;
    }
}
