package dolmen.rules.opponent;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The small version of the ladder: a level beats the one below it. The command {@code ladder} plays the large one. */
class LadderTest {
    private static final GameRegistry GAMES = GameRegistry.load();

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    gardsdansen(rule=klint)               | 2
                    mausoleum                             | 4
                    mausoleum-cards                       | 4
                    mausoleum-cards(players=5)            | 5
                    murus-gallicus                        | 20
                    murus-gallicus(goal=escape,players=3) | 6
                    obelisk                               | 20
                    """)
    void the_second_level_beats_the_first(String text, int games) {
        Variant variant = ((VariantChoice.Found) GAMES.variant(text)).variant();
        Tally tally = play(GAMES.game(variant.game()), variant, games);
        assertThat(tally.score()).as("%s", tally).isGreaterThanOrEqualTo(0.6);
    }

    private static <M extends Move> Tally play(Game<M> game, Variant variant, int games) {
        var series = new Series<>(League.contest(game, variant), SplittableRandom::new);
        return series.play(
                Opponent.named("Torsten").orElseThrow(), Opponent.named("Ylva").orElseThrow(), games);
    }
}
