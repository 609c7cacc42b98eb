package dolmen.bot.lab.search;

import java.util.function.LongFunction;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;

/** Reproducible random numbers from a seed. */
public final class Dice {
    private static final String ALGORITHM = "L64X128MixRandom";

    private Dice() {}

    /** Returns the random generators of games by their numbers. */
    public static LongFunction<RandomGenerator> of(long seed) {
        return game -> RandomGeneratorFactory.of(ALGORITHM).create(seed * Integer.MAX_VALUE + game);
    }
}
