package dolmen.rules.search;

import dolmen.rules.Move;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * A way to choose moves. It gets what a seat may see, never the truth, and for the same situation, budget of nodes and
 * random numbers it chooses the same. Stateless, so that many threads can share it.
 */
public interface Strategy {

    /**
     * What to play.
     *
     * @param situation of a seat that is to move
     * @param progress is told every better thought on the way
     */
    <M extends Move> Thought<M> think(
            Situation<M> situation, Budget budget, RandomGenerator random, Consumer<Thought<M>> progress);

    /** What to play, see {@link #think(Situation, Budget, RandomGenerator, Consumer)}. */
    default <M extends Move> Thought<M> think(Situation<M> situation, Budget budget, RandomGenerator random) {
        return think(situation, budget, random, better -> {});
    }
}
