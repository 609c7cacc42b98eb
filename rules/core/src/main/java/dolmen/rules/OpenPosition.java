package dolmen.rules;

import dolmen.rules.phrase.Argument;
import dolmen.rules.phrase.Phrase;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Mark;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * A position in which nothing is hidden, so that every viewer sees all of it.
 *
 * @param <M> the game's moves
 */
public interface OpenPosition<M extends Move> extends Position<M> {

    /**
     * A hash of this position, regardless of the number of plies. Positions have equal hashes if the same pieces are in
     * the same places and the same moves can follow; other positions practically never do.
     */
    long key();

    /**
     * A text that this position shares with all equivalent positions: mirror images and positions with the sides
     * exchanged, if the game's rules treat them alike. The text ignores the number of plies and the variant.
     */
    default String likeness() {
        return text().substring(0, text().lastIndexOf(' ')) + " " + turn();
    }

    /**
     * The features of the position for the seat in an unfinished game: the seat's own less its opponents'. The
     * variant's {@link Game#evaluation} names and weighs them.
     */
    int[] features(Seat seat);

    /**
     * The occupied cells as the seat to move sees them: a set for each kind of piece, own and others', always in the
     * same order. The variant's {@linkplain dolmen.rules.evaluation.Network network} takes them as its inputs; empty in
     * a game without one.
     */
    default long[] planes() {
        return new long[0];
    }

    /** The legal moves that make {@link #progress}, in the same order: the takings, in most games. */
    default List<M> takings() {
        return legalMoves().stream().filter(taking()).toList();
    }

    /** As {@link #progress}, for a question about many moves from here. */
    default Predicate<M> taking() {
        return this::progress;
    }

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
    default Optional<Phrase> prompt() {
        return Optional.empty();
    }

    /** The move as a sentence for everybody, see {@link Position#describe}. */
    Argument describe(M move);

    /** The marks that show the move to everybody, see {@link Position#marks}. */
    List<Mark> marks(M move);

    @Override
    default Argument describe(M move, Viewer viewer) {
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
