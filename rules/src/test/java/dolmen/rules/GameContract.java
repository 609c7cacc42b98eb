package dolmen.rules;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;

/** The laws that every game keeps, as tests over every variant of a registry and many seeded playouts. */
public final class GameContract {
    private static final int PLAYOUTS = 200;
    private static final int MOST_PLIES = 80;

    private GameContract() {}

    /** A container for each variant of the registry, with a test for each law. */
    public static Stream<DynamicContainer> of(GameRegistry registry) {
        return registry.games().flatMap(GameContract::ofGame);
    }

    private static <M extends Move> Stream<DynamicContainer> ofGame(Game<M> game) {
        return game.variants()
                .map(variant -> DynamicContainer.dynamicContainer(variant.text(), ofVariant(game, variant)));
    }

    private static <M extends Move> Stream<DynamicTest> ofVariant(Game<M> game, Variant variant) {
        var laws = new GameLaws<>(game, variant);
        List<Playout<M>> playouts = IntStream.range(0, PLAYOUTS)
                .mapToObj(seed -> Playout.of(game, variant, seed, MOST_PLIES))
                .toList();
        return Stream.of(
                atEveryPly("a text reads back to an equal position", playouts, laws::textReadsBack),
                atEveryPly("a canonical text reads back to its move", playouts, laws::notationReadsBack),
                atEveryPly("legal moves are unique and in stable order", playouts, laws::movesAreUniqueAndStable),
                atEveryPly("there are moves exactly when a seat is to move", playouts, laws::movesMeanToMove),
                atEveryPly("the mover's view shows the same moves", playouts, laws::moverSeesTheMoves),
                atEveryPly("playing a move leaves the position as it was", playouts, laws::playLeavesThePosition),
                atEveryPly("a sample of a view looks the same", playouts, laws::sampleLooksTheSame),
                atEveryPly("the picture puts everything on its own cells", playouts, laws::pictureIsWhole),
                withEveryMove("canonical text is understood when typed", playouts, laws::canonicalTextIsUnderstood),
                withEveryMove("every move can be described", playouts, laws::moveIsDescribed),
                withEveryMove("marks lie on the board", playouts, laws::marksLieOnTheBoard),
                inEveryPlayout("a move of another ply is refused", playouts, laws::movesOfOtherPliesAreRefused),
                inEveryPlayout("a record replays to the same position", playouts, laws::recordReplays),
                inEveryPlayout("the end ranks every seat once", playouts, laws::endRanksEverySeat),
                inEveryPlayout("nonsense is refused in words", playouts, laws::nonsenseIsRefused));
    }

    private static <M extends Move> DynamicTest atEveryPly(
            String law, List<Playout<M>> playouts, Consumer<Position<M>> check) {
        return inEveryPlayout(law, playouts, playout -> playout.positions().forEach(check));
    }

    private static <M extends Move> DynamicTest withEveryMove(
            String law, List<Playout<M>> playouts, BiConsumer<Position<M>, M> check) {
        return inEveryPlayout(law, playouts, playout -> {
            for (int ply = 0; ply < playout.moves().size(); ply++) {
                check.accept(playout.positions().get(ply), playout.moves().get(ply));
            }
        });
    }

    private static <M extends Move> DynamicTest inEveryPlayout(
            String law, List<Playout<M>> playouts, Consumer<Playout<M>> check) {
        return DynamicTest.dynamicTest(law, () -> playouts.forEach(check));
    }
}
