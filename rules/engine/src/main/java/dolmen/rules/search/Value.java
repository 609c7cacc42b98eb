package dolmen.rules.search;

import dolmen.rules.Outcome;
import dolmen.rules.Seat;
import java.util.OptionalInt;

/**
 * The scale on which searches compare: 0 is even, more is better for the player, and a game that is won after fewer
 * plies is worth more. Between the decided games lie the worths of an {@link dolmen.rules.Evaluation}.
 */
public final class Value {
    private Value() {}

    /** More than anything is worth. */
    static final int INFINITE = 1_000_000;

    /** A game that is won already; each ply until then takes one off. */
    static final int WON = 900_000;

    /** The least that a win is worth, and more than any evaluation. */
    static final int LEAST_WIN = 800_000;

    /** What an outcome that comes after so many plies is worth to a seat; between first and last if others are too. */
    static int of(Outcome outcome, Seat seat, int plies) {
        return (int) Math.round((2 * Reward.of(outcome.ranking(), seat) - 1) * (WON - plies));
    }

    /** An evaluation, which never reaches the decided games. */
    static int undecided(int worth) {
        return Math.clamp(worth, 1 - LEAST_WIN, LEAST_WIN - 1);
    }

    private static boolean decided(int value) {
        return Math.abs(value) >= LEAST_WIN;
    }

    /** A value of the whole search as it is seen so many plies on, from where the end is nearer. */
    static int fromHere(int value, int plies) {
        if (!decided(value)) {
            return value;
        }
        return value > 0 ? value + plies : value - plies;
    }

    /** A value seen so many plies on as it is for the whole search. */
    static int fromRoot(int value, int plies) {
        return decided(value) ? fromHere(value, -plies) : value;
    }

    /** True if the game is sure to end within so many plies. */
    static boolean endsWithin(int value, int plies) {
        OptionalInt end = pliesToEnd(value);
        return end.isPresent() && Math.abs(end.getAsInt()) <= plies;
    }

    /** After how many plies the game is won, or lost if below zero; empty while neither is sure. */
    public static OptionalInt pliesToEnd(int value) {
        if (!decided(value)) {
            return OptionalInt.empty();
        }
        return OptionalInt.of(value > 0 ? WON - value : -WON - value);
    }
}
