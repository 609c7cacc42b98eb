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

    /** Who looks. */
    Viewer viewer();

    /** Who acts next. */
    Turn turn();

    /**
     * The legal moves of the seat to move, as far as the viewer may know them; complete for the seat to move itself.
     */
    List<M> legalMoves();

    /**
     * True if {@link #legalMoves} are all moves of the seat to move, so that to offer them tells the viewer nothing
     * new. Always so for that seat itself; for others, as long as its moves do not depend on what is hidden from them.
     */
    boolean knowsAllMoves();

    /** The legal move that the typed text means, or why there is none. Never throws, whatever is typed. */
    Parsed<M> parse(String typed);

    /**
     * The choices that lead to a move, one menu after the other: first what moves, then where to. Two moves may share
     * all of them; then they are told apart by their texts.
     *
     * @param move legal for the viewer, in whose picture the choices have their places
     */
    List<Step> steps(M move);

    /**
     * What the seat to move chooses now, in a sentence, where a turn has several moves: "First a pawn, then a stone.";
     * empty where it has one.
     */
    default String prompt() {
        return "";
    }

    /** A position that fits all that the viewer knows; the truth itself where nothing is hidden. */
    Position<M> sample(RandomGenerator random);

    /** The picture of this view, turned so that the seat looks at it from below. */
    BoardScene scene(Seat bottom);

    /** The picture of this view, turned to the viewer; a spectator sees it as the first seat does. */
    default BoardScene scene() {
        return scene(viewer() instanceof Seat seat ? seat : Seat.FIRST);
    }
}
