package dolmen.rules.search;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Principal-variation search with iterative deepening, for games in which nothing is hidden and chance does not act. At
 * tables of three or more it fears the worst: that all others play together against it (the paranoid reduction).
 *
 * @param tablePower the transposition table has two to this power places of 16 bytes
 * @param manner what it is like besides strong
 */
public record AlphaBeta(int tablePower, Manner manner) implements Strategy {
    /** The power of a table of 4 MiB. */
    public static final int USUAL_POWER = 18;

    /** The power of the smallest table. */
    public static final int LEAST_POWER = 10;

    /** The power of the largest table, of a gibibyte. */
    public static final int GREATEST_POWER = 26;

    /** With a table of 4 MiB. */
    public AlphaBeta() {
        this(USUAL_POWER);
    }

    /** That overlooks nothing, with a table of its own size. */
    public AlphaBeta(int tablePower) {
        this(tablePower, Manner.PLAIN);
    }

    @Override
    public <M extends Move> Thought<M> think(
            Situation<M> situation, Budget budget, RandomGenerator random, Consumer<Thought<M>> progress) {
        if (!(situation.view().sample(random) instanceof OpenPosition<M> position)) {
            throw new IllegalArgumentException("something is hidden here, and alpha-beta cannot guess");
        }
        return new AlphaBetaSearch<>(
                        position, situation, budget, new TranspositionTable(tablePower), manner, random.nextLong())
                .deepen(random, progress);
    }
}
