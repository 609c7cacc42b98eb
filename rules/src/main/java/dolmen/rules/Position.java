package dolmen.rules;

import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The whole truth about a game at one moment, as an immutable value.
 *
 * <p>Two positions are equal when the same things have been and can be done in them, {@link #ply()} included. Only the
 * rules and the match hold positions; people, pictures and computer players get a {@link View}.
 *
 * @param <M> the game's moves
 */
public interface Position<M extends Move> {

    /** The number of seats at the table. */
    int seats();

    /** Who acts next. */
    Turn turn();

    /**
     * The moves that the seat to move may choose from, each once and in a stable order; empty unless a seat is to move.
     */
    List<M> legalMoves();

    /**
     * The position after the move.
     *
     * @throws IllegalArgumentException if the move is not legal here, or the game is over
     */
    Position<M> play(M move);

    /** All that the viewer may know of this position. */
    View<M> seenBy(Viewer viewer);

    /**
     * A move of chance, drawn with its true probability.
     *
     * @throws IllegalStateException if it is not chance's turn
     */
    default M sampleChance(RandomGenerator random) {
        throw new IllegalStateException("it is not chance's turn");
    }

    /** The number of plies played so far; 0 at the start. */
    int ply();

    /** This position in one line, which {@link Game#read} reads back to an equal one. */
    String text();
}
