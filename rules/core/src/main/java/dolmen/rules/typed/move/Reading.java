package dolmen.rules.typed.move;

import dolmen.rules.Move;
import dolmen.rules.phrase.Phrase;
import java.util.Optional;

/**
 * A game's knowledge of a position, for reading moves typed in it.
 *
 * @param <M> the game's moves
 */
public interface Reading<M extends Move> {

    /** The words of the game. */
    GameVocabulary vocabulary();

    /** The account of a legal move. */
    Account account(M move);

    /** The reason why a move is not legal, in a sentence; empty if the text is not a move in the game at all. */
    Optional<Phrase> whyNot(TypedMove typed);
}
