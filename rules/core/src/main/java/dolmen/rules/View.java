package dolmen.rules;

import dolmen.rules.phrase.Phrase;
import dolmen.rules.scene.BoardScene;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;

/**
 * A viewer's knowledge of a position. Two views are equal if their viewers know the same.
 *
 * @param <M> the game's moves
 */
public interface View<M extends Move> {

    Viewer viewer();

    /** The next actor. */
    Turn turn();

    /** The legal moves of the seat to move, as far as the viewer may know them; complete if the viewer is that seat. */
    List<M> legalMoves();

    /**
     * True if {@link #legalMoves} is complete, so that offering the moves tells the viewer nothing new. Always true for
     * the seat to move; true for other viewers while its moves do not depend on anything hidden from them.
     */
    boolean knowsAllMoves();

    /** The legal move that the typed text means, or the reason why there is none. Never throws. */
    Parsed<M> parse(String typed);

    /**
     * The choices that lead to a move, one menu after the other: first the piece, then its target. If two moves share
     * all choices, their texts distinguish them.
     *
     * @param move a legal move for the viewer; the places of the choices are on the viewer's picture
     */
    List<Step> steps(M move);

    /**
     * The next choice of the seat to move, as a sentence, in games whose turns have several moves: "First a pawn, then
     * a stone."; empty in other games.
     */
    default Optional<Phrase> prompt() {
        return Optional.empty();
    }

    /** A random position consistent with the viewer's knowledge; the truth itself if nothing is hidden. */
    Position<M> sample(RandomGenerator random);

    /** The picture of this view, turned so that the seat looks at it from below. */
    BoardScene scene(Seat bottom);

    /** The picture of this view, turned to the viewer; a spectator sees it as the first seat does. */
    default BoardScene scene() {
        return scene(viewer() instanceof Seat seat ? seat : Seat.FIRST);
    }
}
