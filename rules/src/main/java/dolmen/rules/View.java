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

    /** A position that fits all that the viewer knows; the truth itself where nothing is hidden. */
    Position<M> sample(RandomGenerator random);

    /** The picture of this view, turned so that the seat looks at it from below. */
    BoardScene scene(Seat bottom);

    /** The picture of this view, turned to the viewer; a spectator sees it as the first seat does. */
    default BoardScene scene() {
        return scene(viewer() instanceof Seat seat ? seat : Seat.FIRST);
    }
}
