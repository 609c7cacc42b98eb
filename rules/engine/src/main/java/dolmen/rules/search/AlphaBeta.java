package dolmen.rules.search;

import dolmen.rules.Move;
import dolmen.rules.OpenPosition;
import java.util.function.Consumer;
import java.util.random.RandomGenerator;

/**
 * Principal-variation search with iterative deepening, for games without hidden information and without chance. At
 * tables of three or more it assumes the worst: that all others play together against it (the paranoid reduction).
 *
 * @param tablePower the base-2 logarithm of the number of entries of the transposition table, of 16 bytes each
 * @param manner the style of play
 * @param plain true for a search of full width by the weights alone. Other searches also ask the variant's network, if
 *     it has one, and then leave positions near the horizon that are clearly good
 */
public record AlphaBeta(int tablePower, Manner manner, boolean plain) implements Strategy {
    /** The table power for 4 MiB. */
    public static final int USUAL_POWER = 18;

    private static final int POWER_OF_MEBIBYTE = 16;

    /** The table power of the smallest table. */
    public static final int LEAST_POWER = 10;

    /** A search with a table of 4 MiB. */
    public AlphaBeta() {
        this(USUAL_POWER);
    }

    /** A search that is plain if the player errs: the levels of those who do were adjusted by plain searches. */
    public AlphaBeta(int tablePower, Manner manner) {
        this(tablePower, manner, manner.errs());
    }

    /** A search without oversights, with a table of its own size. */
    public AlphaBeta(int tablePower) {
        this(tablePower, Manner.PLAIN);
    }

    /** A search with the largest table of at most this many MiB, at least 1. */
    public static AlphaBeta within(int megabytes) {
        return new AlphaBeta(POWER_OF_MEBIBYTE + Integer.numberOfTrailingZeros(Integer.highestOneBit(megabytes)));
    }

    /** A plain search without oversights, which measures beginners and puzzles. */
    public static AlphaBeta yardstick(int tablePower) {
        return new AlphaBeta(tablePower, Manner.PLAIN, true);
    }

    @Override
    public <M extends Move> Thought<M> think(
            Situation<M> situation, Budget budget, RandomGenerator random, Consumer<Thought<M>> progress) {
        if (!(situation.view().sample(random) instanceof OpenPosition<M> position)) {
            throw new IllegalArgumentException("alpha-beta cannot search a position with hidden information");
        }
        return new AlphaBetaSearch<>(
                        position,
                        situation,
                        budget,
                        new TranspositionTable(tablePower),
                        manner,
                        plain,
                        random.nextLong())
                .deepen(random, progress);
    }
}
