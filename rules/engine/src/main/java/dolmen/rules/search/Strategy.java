package dolmen.rules.search;

import dolmen.rules.Move;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * An algorithm that chooses moves. It sees only the view of a seat, never the truth. It makes the same choice for the
 * same situation, budget of nodes and random numbers. Stateless, so that many threads can share it.
 */
public interface Strategy {

    /**
     * The chosen move, with the thought behind it.
     *
     * @param situation the situation of a seat to move
     * @param progress receives every better thought during the search
     */
    <M extends Move> Thought<M> think(
            Situation<M> situation, Budget budget, RandomGenerator random, Consumer<Thought<M>> progress);

    /** The chosen move, see {@link #think(Situation, Budget, RandomGenerator, Consumer)}. */
    default <M extends Move> Thought<M> think(Situation<M> situation, Budget budget, RandomGenerator random) {
        return think(situation, budget, random, better -> {});
    }
}
