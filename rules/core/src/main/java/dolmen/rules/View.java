package dolmen.rules;

import dolmen.rules.scene.BoardScene;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * All that one viewer may know of a position. Two views are equal when their viewers know the same.
 *
 * @param <M> the game's moves
 */
public interface View<M extends Move> {

    Viewer viewer();

    /** The next actor. */
    Turn turn();

    /**
     * The legal moves of the seat to move, as far as the viewer may know them; complete for the seat to move itself.
     */
    List<M> legalMoves();

    /**
     * True if {@link #legalMoves} are all moves of the seat to move, so that offering them tells the viewer nothing
     * new. Always true for that seat itself; true for others as long as its moves do not depend on anything hidden from
     * them.
     */
    boolean knowsAllMoves();

    /** The legal move that the typed text means, or the reason why there is none. Never throws, whatever the text. */
    Parsed<M> parse(String typed);

    /**
     * The choices that lead to a move, one menu after the other: first the piece, then its target. Two moves may share
     * all of them; then their texts tell them apart.
     *
     * @param move legal for the viewer, in whose picture the choices have their places
     */
    List<Step> steps(M move);

    /**
     * The next choice of the seat to move, as a sentence, in games whose turns have several moves: "First a pawn, then
     * a stone."; empty in other games.
     */
    default String prompt() {
        return "";
    }

    /** A random position consistent with all that the viewer knows; the truth itself if nothing is hidden. */
    Position<M> sample(RandomGenerator random);

    /** The picture of this view, turned so that the seat looks at it from below. */
    BoardScene scene(Seat bottom);

    /** The picture of this view, turned to the viewer; a spectator sees it as the first seat does. */
    default BoardScene scene() {
        return scene(viewer() instanceof Seat seat ? seat : Seat.FIRST);
    }
}
