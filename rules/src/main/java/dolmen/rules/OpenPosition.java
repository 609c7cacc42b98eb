package dolmen.rules;

import dolmen.rules.scene.BoardScene;

/**
 * A position in which nothing is hidden, so that every viewer sees all of it.
 *
 * @param <M> the game's moves
 */
public interface OpenPosition<M extends Move> extends Position<M> {

    /** The picture of this position, turned so that the seat looks at it from below. */
    BoardScene scene(Seat bottom);

    @Override
    default View<M> seenBy(Viewer viewer) {
        return new OpenView<>(this, viewer);
    }
}
