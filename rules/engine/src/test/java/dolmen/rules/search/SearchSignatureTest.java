package dolmen.rules.search;

import static org.assertj.core.api.Assertions.assertThat;

import dolmen.rules.Game;
import dolmen.rules.GameRegistry;
import dolmen.rules.Move;
import dolmen.rules.Turn;
import dolmen.rules.Variant;
import dolmen.rules.VariantChoice;
import dolmen.rules.contract.Playout;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The number of positions that alpha-beta visits in one position of each game. The numbers have no meaning of their
 * own: update them after a deliberate change to the search, an evaluation or the order of moves, and never otherwise.
 */
class SearchSignatureTest {
    private static final GameRegistry GAMES = GameRegistry.load();
    private static final int PLIES_BEFORE = 8;
    private static final long SEED = 11;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    gardsdansen                           | 6 | 25047
                    mausoleum                             | 6 | 19878
                    murus-gallicus                        | 8 | 29577
                    murus-gallicus(army=advanced)         | 7 | 31616
                    murus-gallicus(goal=escape,players=3) | 8 | 4117
                    obelisk                               | 11 | 23075
                    """)
    void the_search_is_the_same_as_ever(String text, int depth, long nodes) {
        var variant = ((VariantChoice.Found) GAMES.variant(text)).variant();
        assertThat(nodes(GAMES.game(variant.game()), variant, depth)).isEqualTo(nodes);
    }

    private static <M extends Move> long nodes(Game<M> game, Variant variant, int depth) {
        var position = Playout.of(game, variant, SEED).positions().get(PLIES_BEFORE);
        var mover = ((Turn.ToMove) position.turn()).seat();
        var situation =
                new Situation<>(variant, position.seenBy(mover), game.evaluation(variant), Past.before(game, position));
        return new AlphaBeta()
                .think(situation, Budget.depth(depth), new SplittableRandom(SEED))
                .nodes();
    }
}
