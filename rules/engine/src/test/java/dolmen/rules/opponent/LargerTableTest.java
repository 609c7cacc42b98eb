package dolmen.rules.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.host.Conclusion;
import java.util.Collections;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Three at a table do not wait for each other for ever. */
class LargerTableTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final int SEATS = 3;
    private static final int MATCHES = 6;

    @Test
    void most_games_between_three_of_the_second_level_are_won() {
        var variant = ((VariantChoice.Found) GAMES.variant("murus-gallicus(goal=escape,players=3)")).variant();
        long won = IntStream.range(0, MATCHES)
                .filter(seed -> isWon(GAMES.game(variant.game()), variant, seed))
                .count();
        assertThat(won).isGreaterThanOrEqualTo(MATCHES - 1);
    }

    private static <M extends Move> boolean isWon(Game<M> game, Variant variant, int seed) {
        var patient = Collections.nCopies(SEATS, Opponent.named("Sigrun").orElseThrow());
        return League.contest(game, variant)
                        .play(patient, new SplittableRandom(seed))
                        .conclusion()
                        .orElseThrow()
                instanceof Conclusion.ByRules;
    }
}
