package dolmen.rules.search;

import dolmen.rules.Move;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012): each iteration guesses the hidden
 * information and plays the guess to its end, in one tree of the players' moves. It needs no evaluation, and plays
 * every game; if nothing is hidden it is plain UCT.
 *
 * @param exploration the weight of rarely tried moves; the square root of 2 fits results between 0 and 1
 * @param longestPlayout the maximum number of plies of a playout; an unfinished one is scored by its current places
 * @param manner the style of play; its contempt has no effect
 */
public record MonteCarlo(double exploration, int longestPlayout, Manner manner) implements Strategy {
    private static final double USUAL_EXPLORATION = 0.7;
    private static final int USUAL_PLAYOUT = 400;

    /** A search with parameters that work well in most games. */
    public MonteCarlo() {
        this(Manner.PLAIN);
    }

    /** A search with the same parameters, and a manner. */
    public MonteCarlo(Manner manner) {
        this(USUAL_EXPLORATION, USUAL_PLAYOUT, manner);
    }

    @Override
    public <M extends Move> Thought<M> think(
            Situation<M> situation, Budget budget, RandomGenerator random, Consumer<Thought<M>> progress) {
        return new MonteCarloSearch<>(situation.view(), this, budget, random).run(progress);
    }
}
