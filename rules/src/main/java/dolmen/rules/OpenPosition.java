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

    /** The picture of this position, turned so that the seat looks at it from below. */
    BoardScene scene(Seat bottom);

    /** The legal move that the typed text means, see {@link View#parse}. */
    Parsed<M> parse(String typed);

    /** The choices that lead to a move, see {@link View#steps}. */
    List<Step> steps(M move);

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
