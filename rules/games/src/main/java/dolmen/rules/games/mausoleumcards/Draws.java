package dolmen.rules.games.mausoleumcards;

import dolmen.rules.board.Cells;
import java.util.random.RandomGenerator;

/** Draws cards from a set, all with the same probability. */
final class Draws {
    private Draws() {}

    /** A random card of a set that is not empty. */
    static int any(long cards, RandomGenerator random) {
        return Cells.first(any(cards, 1, random));
    }

    /** The given number of random cards of a set that has at least as many. */
    static long any(long cards, int count, RandomGenerator random) {
        long left = cards;
        for (int drawn = 0; drawn < count; drawn++) {
            long from = left;
            for (int skipped = random.nextInt(Cells.count(left)); skipped > 0; skipped--) {
                from = Cells.rest(from);
            }
            left &= ~Cells.of(Cells.first(from));
        }
        return cards & ~left;
    }
}
