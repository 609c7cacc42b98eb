package dolmen.rules.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.contract.Playout;
import dolmen.rules.search.Past;
import dolmen.rules.search.Situation;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Temperaments show in play: in the same positions, a player who attacks takes more often than one who defends. */
class TemperamentTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final int PLAYOUTS = 12;

    @ParameterizedTest
    @ValueSource(strings = {"gardsdansen", "mausoleum", "murus-gallicus", "obelisk"})
    void whoever_attacks_takes_more_often(String id) {
        int attacking = takings(GAMES.game(id), id, Opponent.named("Torsten").orElseThrow());
        int defending = takings(GAMES.game(id), id, Opponent.named("Sigrun").orElseThrow());
        assertThat(attacking).isGreaterThan(defending);
    }

    private static <M extends Move> int takings(Game<M> game, String id, Opponent opponent) {
        int takings = 0;
        for (int seed = 0; seed < PLAYOUTS; seed++) {
            for (Position<M> position : Playout.of(game, Variant.of(id), seed).positions().stream()
                    .limit(40)
                    .toList()) {
                if (position instanceof OpenPosition<M> open && open.turn() instanceof Turn.ToMove(Seat mover)) {
                    var situation = new Situation<>(open.seenBy(mover), game.evaluation(Variant.of(id)), Past.NONE);
                    M move = opponent.choose(situation, new SplittableRandom(seed))
                            .move();
                    takings += open.progress(move) ? 1 : 0;
                }
            }
        }
        return takings;
    }
}
