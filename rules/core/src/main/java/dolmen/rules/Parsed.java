package dolmen.rules;

import dolmen.rules.phrase.Argument;
import java.util.List;

/**
 * The result of reading a typed move: understood, or one of three refusals.
 *
 * @param <M> the game's moves
 */
public sealed interface Parsed<M extends Move> {

    /**
     * Exactly one legal move fits.
     *
     * @param rest further text, to be read as the next ply of the same turn; usually empty
     */
    record Ok<M extends Move>(M move, String rest) implements Parsed<M> {
        public Ok(M move) {
            this(move, "");
        }
    }

    /** The text is not a move in this game, in any position. */
    record Malformed<M extends Move>(Argument why) implements Parsed<M> {}

    /**
     * The text is a move, but not a legal one now.
     *
     * @param why the reason, for players
     * @param nearest up to five legal moves, the likeliest first
     */
    record Illegal<M extends Move>(Argument why, List<M> nearest) implements Parsed<M> {
        public Illegal {
            nearest = List.copyOf(nearest);
        }
    }

    /**
     * The player must choose or confirm: several legal moves fit the text, or one move is merely probable.
     *
     * @param candidates the possible moves, one or several
     * @param rest further text, as in {@link Ok}; usually empty
     */
    record Ambiguous<M extends Move>(List<M> candidates, String rest) implements Parsed<M> {
        public Ambiguous {
            candidates = List.copyOf(candidates);
        }

        public Ambiguous(List<M> candidates) {
            this(candidates, "");
        }
    }
}
