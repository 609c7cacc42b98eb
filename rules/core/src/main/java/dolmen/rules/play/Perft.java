package dolmen.rules.play;

import dolmen.rules.Move;
import dolmen.rules.Position;

/**
 * Counts move sequences, to compare one implementation of the rules with another. Rules of the host, such as
 * repetition, do not apply.
 */
public final class Perft {
    private Perft() {}

    /**
     * The number of sequences of exactly this many plies from a position; every last position is really generated. A
     * game that ends earlier does not count.
     */
    public static <M extends Move> long count(Position<M> position, int plies) {
        if (plies == 0) {
            return 1;
        }
        long sequences = 0;
        for (M move : position.legalMoves()) {
            sequences += count(position.play(move), plies - 1);
        }
        return sequences;
    }
}
