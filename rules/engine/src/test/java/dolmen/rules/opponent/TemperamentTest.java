package dolmen.rules.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * Temperaments show in play: who attacks takes more often, ply by ply, than who defends on the same level. In Obelisk a
 * taking is a building, of which a game has two or three; from the second level on, both build as soon as they can.
 */
class TemperamentTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final double CLEARLY = 1.3;

    @ParameterizedTest
    @CsvSource({
        "gardsdansen, Ylva, Odd, careful, 20",
        "gardsdansen, Torsten, Sigrun, greedy, 8",
        "mausoleum, Ylva, Odd, careful, 20",
        "mausoleum, Torsten, Sigrun, greedy, 8",
        "murus-gallicus, Ylva, Odd, careful, 20",
        "murus-gallicus, Torsten, Sigrun, greedy, 20",
        "obelisk, Ylva, Odd, careful, 30"
    })
    void whoever_attacks_takes_more_often(String id, String attacks, String defends, String yardstick, int games) {
        double attacking = takings(GAMES.game(id), Variant.of(id), attacks, yardstick, games);
        double defending = takings(GAMES.game(id), Variant.of(id), defends, yardstick, games);
        assertThat(attacking).isGreaterThan(CLEARLY * defending);
    }

    private static <M extends Move> double takings(
            Game<M> game, Variant variant, String name, String yardstick, int games) {
        var watched = new Watched(Opponent.named(name).orElseThrow());
        new Series<>(League.contest(game, variant), SplittableRandom::new)
                .play(watched, Yardstick.named(yardstick).orElseThrow(), games);
        return watched.takingsPerPly();
    }
}
