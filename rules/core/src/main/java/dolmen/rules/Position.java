package dolmen.rules;

import dolmen.rules.phrase.Argument;
import dolmen.rules.scene.Mark;
import java.util.List;
import java.util.Set;
import java.util.random.RandomGenerator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * The whole truth about a game at one moment, as an immutable value.
 *
 * <p>Two positions are equal if they agree in everything that matters to the rules, {@link #ply()} included. Only the
 * rules and the match hold positions; people, pictures and computer players get a {@link View}.
 *
 * @param <M> the game's moves
 */
public interface Position<M extends Move> {

    /** The number of seats at the table. */
    int seats();

    /** The next actor. */
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

    /** The viewer's view of this position. */
    View<M> seenBy(Viewer viewer);

    /**
     * A move of chance, drawn with its true probability.
     *
     * @throws IllegalStateException if it is not chance's turn
     */
    default M sampleChance(RandomGenerator random) {
        throw new IllegalStateException("it is not chance's turn");
    }

    /**
     * The ranking if the game stopped now, from the best to the worst: all seats in play share first place; the
     * eliminated seats follow, the last to be eliminated first.
     */
    default List<Set<Seat>> places() {
        return List.of(IntStream.range(0, seats()).mapToObj(Seat::new).collect(Collectors.toUnmodifiableSet()));
    }

    /**
     * The position after a seat at a table of three or more gave up, in turn or out of turn. The game's own rules of
     * elimination apply to the seat, and the others play on. This counts as a ply.
     *
     * @throws IllegalArgumentException if the seat is not in play, the game is over, or this is a table of two, where
     *     giving up ends the match and does not change the position
     */
    default Position<M> withdraw(Seat seat) {
        throw new IllegalArgumentException("no seat can withdraw at a table of two");
    }

    /**
     * Describes the move in a sentence without a full stop, as far as the viewer may know it, such as "The tower on d3
     * falls towards d5, making walls on d4 and d5".
     *
     * @param move a move that can be played here
     */
    Argument describe(M move, Viewer viewer);

    /** As {@link #describe}, for a move that was played from here. Equal sentences of one turn are told only once. */
    default Argument tell(M move, Viewer viewer) {
        return describe(move, viewer);
    }

    /**
     * The marks that show the move on the scene of the position after it, as far as the viewer may know it.
     *
     * @param move a move that can be played here
     */
    List<Mark> marks(M move, Viewer viewer);

    /**
     * True if no earlier position can return after the move, because it takes something off the board for good or
     * builds something permanent.
     *
     * @param move a move that can be played here
     */
    boolean progress(M move);

    /** The number of plies played so far; 0 at the start. */
    int ply();

    /**
     * This position as one line, which {@link Game#read} turns back into an equal position. Blanks separate the fields:
     * the first names the format, the last is the ply.
     */
    String text();
}
