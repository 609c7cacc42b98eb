package dolmen.rules;

import java.util.List;
import java.util.Set;

/**
 * The words for the moves of a game: one canonical text each, forgiving reading, and sentences.
 *
 * @param <M> the game's moves
 */
public interface Notation<M extends Move> {

    /** The canonical text: no blanks, at most 40 characters, different for different moves of one variant. */
    String write(M move);

    /**
     * The move of a canonical text; {@code read(write(move)).equals(move)}.
     *
     * @throws IllegalArgumentException if the text is not canonical
     */
    M read(String text);

    /** The legal move that the typed text means, or why there is none. Never throws, whatever is typed. */
    Parsed<M> parse(View<M> view, String typed);

    /**
     * The choices that lead to a move, one menu after the other: first what moves, then where to. Two moves may share
     * all of them; then they are told apart by their texts.
     *
     * @param view of the seat to move, in whose picture the choices have their places
     */
    default List<Step> steps(View<M> view, M move) {
        List<String> cells = TypedMove.of(write(move), Set.of()).cells();
        return cells.isEmpty()
                ? List.of(Step.of(write(move), write(move)))
                : cells.stream().map(Step::onCell).toList();
    }

    /**
     * The move in an English sentence without a full stop, as the viewer may know it, such as "The tower on d3 moves to
     * d5, leaving a wall on d4".
     */
    String describe(Position<M> before, M move, Viewer viewer);
}
