package dolmen.rules.search;

import dolmen.rules.Move;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Information-set Monte Carlo tree search (Cowling, Powley, Whitehouse 2012): each iteration guesses what is hidden and
 * plays the guess to its end, in one tree of what the players did. It needs no evaluation, and plays every game there
 * is; where nothing is hidden it is plain UCT.
 *
 * @param exploration how much an untried move is worth trying; the square root of 2 fits results between 0 and 1
 * @param longestPlayout after so many plies a playout counts as it stands
 * @param manner what it is like besides strong; of its contempt nothing is seen
 */
public record MonteCarlo(double exploration, int longestPlayout, Manner manner) implements Strategy {
    private static final double USUAL_EXPLORATION = 0.7;
    private static final int USUAL_PLAYOUT = 400;

    /** With what has proved itself in most games. */
    public MonteCarlo() {
        this(Manner.PLAIN);
    }

    /** With what has proved itself, and a manner. */
    public MonteCarlo(Manner manner) {
        this(USUAL_EXPLORATION, USUAL_PLAYOUT, manner);
    }

    @Override
    public <M extends Move> Thought<M> think(
            Situation<M> situation, Budget budget, RandomGenerator random, Consumer<Thought<M>> progress) {
        return new MonteCarloSearch<>(situation.view(), this, budget, random).run(progress);
    }
}
