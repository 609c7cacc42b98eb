package dolmen.rules.search;

import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import java.util.OptionalInt;

/**
 * The scale of search values: 0 is even, more is better for the player, and an earlier win is worth more. The values of
 * an {@link dolmen.rules.evaluation.Evaluation} are between those of decided games.
 */
public final class Value {
    private Value() {}

    /** Infinity: more than any value. */
    static final int INFINITE = 1_000_000;

    /** The value of a game that is won already; each ply until then takes one off. */
    public static final int WON = 900_000;

    /** The smallest value of a win, above any evaluation. */
    static final int LEAST_WIN = 800_000;

    /** The value to a seat of an outcome after this many plies, in proportion to its {@link Reward}. */
    static int of(Outcome outcome, Seat seat, int plies) {
        return (int) Math.round((2 * Reward.of(outcome.ranking(), seat) - 1) * (WON - plies));
    }

    /** An evaluation, limited to the range below decided games. */
    static int undecided(int worth) {
        return Math.clamp(worth, 1 - LEAST_WIN, LEAST_WIN - 1);
    }

    /** True for the value of a game whose end is certain. */
    static boolean decided(int value) {
        return Math.abs(value) >= LEAST_WIN;
    }

    /** Converts a value relative to the root into a value relative to a position this many plies later. */
    static int fromHere(int value, int plies) {
        if (!decided(value)) {
            return value;
        }
        return value > 0 ? value + plies : value - plies;
    }

    /** Converts a value relative to a position this many plies later into a value relative to the root. */
    static int fromRoot(int value, int plies) {
        return decided(value) ? fromHere(value, -plies) : value;
    }

    /** True if the game is certain to end within this many plies. */
    static boolean endsWithin(int value, int plies) {
        OptionalInt end = pliesToEnd(value);
        return end.isPresent() && Math.abs(end.getAsInt()) <= plies;
    }

    /** The number of plies to a certain win, negative for a loss; empty while neither is certain. */
    public static OptionalInt pliesToEnd(int value) {
        if (!decided(value)) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(value > 0 ? WON - value : -WON - value);
    }
}
