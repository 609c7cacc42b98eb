package dolmen.bot.cli.search;

import java.util.function.LongFunction;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Random numbers that a seed decides. */
public final class Dice {
    private static final String ALGORITHM = "L64X128MixRandom";

    private Dice() {}

    /** Those of games by their numbers. */
    public static LongFunction<RandomGenerator> of(long seed) {
        return game -> RandomGeneratorFactory.of(ALGORITHM).create(seed * Integer.MAX_VALUE + game);
    }
}
