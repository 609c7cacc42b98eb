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

/** Proof-number search agrees with an exhaustive search and alpha-beta, in every game in which nothing is hidden. */
class ProofSearchTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final int PLAYOUTS = 3;
    private static final int LAST_PLIES = 7;
    private static final long NODES = 3_000;
    private static final int FAR = 15;

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

    @ParameterizedTest
    @MethodSource("openVariants")
    void a_second_win_is_another_move_that_wins(Variant variant) {
        assertThat(secondWins(GAMES.game(variant.game()), variant)).isPositive();
    }

    private static <M extends Move> int secondWins(Game<M> game, Variant variant) {
        int seconds = 0;
        for (int seed = 0; seed < 2 * PLAYOUTS; seed++) {
            Playout<M> playout = Playout.of(game, variant, seed);
            for (int back = 1; back <= Math.min(LAST_PLIES, playout.moves().size()); back++) {
                if (playout.positions().get(playout.moves().size() - back) instanceof OpenPosition<M> open
                        && open.turn() instanceof Turn.ToMove(Seat mover)) {
                    ProofSearch.Wins<M> wins = ProofSearch.wins(open, mover, Budget.nodes(NODES), NODES);
                    assertThat(wins.first()).isEqualTo(ProofSearch.winningMove(open, Budget.nodes(NODES)));
                    assertThat(wins.second().isPresent() || winsAtOnce(open, mover) < 2)
                            .as(open.text())
                            .isTrue();
                    if (wins.second().isPresent()) {
                        assertThat(wins.second()).isNotEqualTo(wins.first());
                        assertNotLost(game, variant, open, mover, wins.second().get());
                        seconds++;
                    }
                }
            }
        }
        return seconds;
    }

    private static <M extends Move> long winsAtOnce(OpenPosition<M> position, Seat mover) {
        return position.legalMoves().stream()
                .filter(move -> position.play(move).turn() instanceof Turn.Over(var outcome)
                        && !outcome.drawn()
                        && outcome.winners().contains(mover))
                .count();
    }

    @ParameterizedTest
    @MethodSource("openVariants")
    void a_glance_finds_nothing_that_a_whole_search_does_not(Variant variant) {
        assertThat(glances(GAMES.game(variant.game()), variant)).isPositive();
    }

    private static <M extends Move> int glances(Game<M> game, Variant variant) {
        int found = 0;
        for (int seed = 0; seed < PLAYOUTS; seed++) {
            Playout<M> playout = Playout.of(game, variant, seed);
            for (int back = 1; back <= Math.min(LAST_PLIES, playout.moves().size()); back++) {
                if (playout.positions().get(playout.moves().size() - back) instanceof OpenPosition<M> open
                        && open.turn() instanceof Turn.ToMove(Seat mover)) {
                    ProofSearch.Finding<M> glance = ProofSearch.glance(open, mover, Budget.nodes(NODES), FAR);
                    if (glance.win().isPresent()) {
                        assertThat(glance).isEqualTo(ProofSearch.examine(open, mover, Budget.nodes(NODES)));
                        found++;
                    }
                }
            }
        }
        return found;
    }

    /** Alpha-beta may see less far, but it never says that the winner loses or that the game is drawn. */
    private static <M extends Move> void assertNotLost(
            Game<M> game, Variant variant, OpenPosition<M> position, Seat mover, M win) {
        OpenPosition<M> after = position.play(win);
        OptionalInt end = OptionalInt.of(1);
        if (after.turn() instanceof Turn.ToMove(Seat next)) {
            var situation = new Situation<>(variant, after.seenBy(next), game.evaluation(variant), Past.NONE);
            int value = new AlphaBeta(AlphaBeta.LEAST_POWER)
                    .think(situation, Budget.nodes(10 * NODES), new SplittableRandom(1))
                    .value();
            end = Value.pliesToEnd(next.equals(mover) ? value : -value);
        }
        assertThat(end.orElse(1)).as(position.text()).isPositive();
    }
}
