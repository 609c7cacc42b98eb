package dolmen.rules.typed;

import dolmen.rules.Move;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What a game knows of a position that helps to understand the moves that are typed in it.
 *
 * @param <M> the game's moves
 */
public interface Reading<M extends Move> {

    /** Sentences and phrases that tell a legal move, with all the cells it touches; the usual sentence first. */
    List<String> told(M move);

    /** Words of the game, in small letters, that do not change what the cells beside them mean. */
    Set<String> idleWords();

    /** Why a move is not legal, in a sentence; empty if the text is no move of the game at all. */
    Optional<String> whyNot(TypedMove typed);
}
