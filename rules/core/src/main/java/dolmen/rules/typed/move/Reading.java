package dolmen.rules.typed.move;

import dolmen.rules.Move;
import java.util.Optional;

/**
 * What a game knows of a position that helps to understand the moves that are typed in it.
 *
 * @param <M> the game's moves
 */
public interface Reading<M extends Move> {

    /** The words of the game. */
    Vocabulary vocabulary();

    /** What may truly be said of a legal move. */
    Account account(M move);

    /** Why a move is not legal, in a sentence; empty if the text is not a move in the game at all. */
    Optional<String> whyNot(TypedMove typed);
}
