package dolmen.rules;

import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import java.util.List;

/**
 * A position in which nothing is hidden, so that every viewer sees all of it.
 *
 * @param <M> the game's moves
 */
public interface OpenPosition<M extends Move> extends Position<M> {

    /**
     * A hash of this position: equal for all positions in which the same pieces are in the same places and the same can
     * be done, however many plies led there, and practically never equal for two others.
     */
    long key();

    /**
     * A text that this position shares with all equivalent ones: mirror images, and those with the sides exchanged, as
     * far as the game's rules make no difference between them. It ignores the number of plies and the variant.
     */
    default String likeness() {
        return text().substring(0, text().lastIndexOf(' ')) + " " + turn();
    }

    /**
     * The features of the position for the seat while the game goes on: the seat's own less its opponents'. The
     * {@link Game#evaluation} of the variant names and weighs them.
     */
    int[] features(Seat seat);

    /** The position after the move, see {@link Position#play}. */
    @Override
    OpenPosition<M> play(M move);

    /** The picture of this position, turned so that the seat looks at it from below. */
    BoardScene scene(Seat bottom);

    /** The legal move that the typed text means, see {@link View#parse}. */
    Parsed<M> parse(String typed);

    /** The choices in menus that lead to a move, see {@link View#steps}. */
    List<Step> steps(M move);

    /** The next choice of the seat to move, see {@link View#prompt}. */
    default String prompt() {
        return "";
    }

    /** The move in a sentence for everybody, see {@link Position#describe}. */
    String describe(M move);

    /** The marks that show the move to everybody, see {@link Position#marks}. */
    List<Mark> marks(M move);

    @Override
    default String describe(M move, Viewer viewer) {
        return describe(move);
    }

    @Override
    default List<Mark> marks(M move, Viewer viewer) {
        return marks(move);
    }

    @Override
    default View<M> seenBy(Viewer viewer) {
        return new OpenView<>(this, viewer);
    }
}
