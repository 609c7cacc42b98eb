package dolmen.rules.search;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.contract.Playout;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What proof numbers find is what trying everything and alpha-beta find, in every game in which nothing is hidden. */
class ProofSearchTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final int PLAYOUTS = 6;
    private static final int LAST_PLIES = 7;
    private static final long NODES = 3_000;

    static Stream<Variant> openVariants() {
        return GAMES.variants().filter(variant -> GAMES.game(variant.game()).start(variant) instanceof OpenPosition<?>);
    }

    @ParameterizedTest
    @MethodSource("openVariants")
    void it_finds_forced_wins_and_nothing_else(Variant variant) {
        assertThat(winsFound(GAMES.game(variant.game()), variant)).isPositive();
    }

    private static <M extends Move> int winsFound(Game<M> game, Variant variant) {
        int found = 0;
        for (int seed = 0; seed < PLAYOUTS; seed++) {
            Playout<M> playout = Playout.of(game, variant, seed);
            int end = playout.moves().size();
            for (int ply = Math.max(0, end - LAST_PLIES); ply < end; ply++) {
                if (playout.positions().get(ply) instanceof OpenPosition<M> open
                        && open.turn() instanceof Turn.ToMove(Seat mover)) {
                    Optional<M> win = ProofSearch.winningMove(open, Budget.nodes(NODES));
                    if (ForcedWin.within(open, mover, 1) == 1) {
                        assertThat(win).as(open.text()).isPresent();
                    }
                    if (win.isPresent()) {
                        assertNotLost(game, variant, open, mover, win.get());
                        found++;
                    }
                }
            }
        }
        return found;
    }

    /** Alpha-beta, which may not see so far, at least never sees that the winner loses or that the game is drawn. */
    private static <M extends Move> void assertNotLost(
            Game<M> game, Variant variant, OpenPosition<M> position, Seat mover, M win) {
        OpenPosition<M> after = position.play(win);
        OptionalInt end = OptionalInt.of(1);
        if (after.turn() instanceof Turn.ToMove(Seat next)) {
            var situation = new Situation<>(after.seenBy(next), game.evaluation(variant), Past.NONE);
            int value = new AlphaBeta(AlphaBeta.LEAST_POWER)
                    .think(situation, Budget.nodes(10 * NODES), new SplittableRandom(1))
                    .value();
            end = Value.pliesToEnd(next.equals(mover) ? value : -value);
        }
        assertThat(end.orElse(1)).as(position.text()).isPositive();
    }
}
