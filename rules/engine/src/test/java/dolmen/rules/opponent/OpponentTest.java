package dolmen.rules.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.contract.Playout;
import dolmen.rules.search.Past;
import dolmen.rules.search.Reward;
import dolmen.rules.search.Situation;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Wins in one move, which the second level never overlooks. */
class OpponentTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final int PLAYOUTS = 15;
    private static final int LAST_PLIES = 12;

    @ParameterizedTest
    @ValueSource(strings = {"gardsdansen", "mausoleum", "murus-gallicus", "obelisk"})
    void the_second_level_takes_every_win_in_one(String id) {
        Game<?> game = GAMES.game(id);
        assertThat(game.variants().mapToInt(variant -> winsTaken(game, variant)).sum())
                .isPositive();
    }

    /** The number of positions won in one, near the end of playouts; the opponents must win in all. */
    private static <M extends Move> int winsTaken(Game<M> game, Variant variant) {
        int taken = 0;
        for (int seed = 0; seed < PLAYOUTS; seed++) {
            Playout<M> playout = Playout.of(game, variant, seed);
            int end = playout.moves().size();
            for (Position<M> position : playout.positions().subList(Math.max(0, end - LAST_PLIES), end)) {
                Seat mover = ((Turn.ToMove) position.turn()).seat();
                if (position.legalMoves().stream().anyMatch(move -> wins(position, move, mover))) {
                    var situation =
                            new Situation<>(variant, position.seenBy(mover), game.evaluation(variant), Past.NONE);
                    for (Temperament temperament : Temperament.values()) {
                        M move = Opponent.of(Level.SECOND, temperament)
                                .choose(situation, new SplittableRandom(seed))
                                .move();
                        assertThat(wins(position, move, mover))
                                .as(position.text())
                                .isTrue();
                    }
                    taken++;
                }
            }
        }
        return taken;
    }

    private static <M extends Move> boolean wins(Position<M> position, M move, Seat mover) {
        return position.play(move).turn() instanceof Turn.Over(var outcome) && Reward.of(outcome.ranking(), mover) == 1;
    }
}
