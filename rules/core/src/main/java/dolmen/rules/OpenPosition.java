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
     * A number that stands for this position: the same for all in which the same things stand and can be done, however
     * many plies led there, and practically never the same for two others.
     */
    long key();

    /**
     * One text for this position and all that are like it: mirror images, and the same with the sides exchanged, as far
     * as the game's rules make no difference between them. The number of plies and the variant do not matter.
     */
    default String likeness() {
        return text().substring(0, text().lastIndexOf(' ')) + " " + turn();
    }

    /**
     * What there is to count while the game goes on, for the seat: what it has, less what stands against it. The
     * {@link Game#evaluation} of the variant names and weighs these features.
     */
    int[] features(Seat seat);

    /** The position after the move, see {@link Position#play}. */
    @Override
    OpenPosition<M> play(M move);

    /** The picture of this position, turned so that the seat looks at it from below. */
    BoardScene scene(Seat bottom);

    /** The legal move that the typed text means, see {@link View#parse}. */
    Parsed<M> parse(String typed);

    /** The choices that lead to a move, see {@link View#steps}. */
    List<Step> steps(M move);

    /** What the seat to move chooses now, see {@link View#prompt}. */
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
