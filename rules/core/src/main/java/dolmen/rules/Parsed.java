package dolmen.rules;

import java.util.List;

/**
 * What became of a move that somebody typed: understood, or one of three kinds of "no".
 *
 * @param <M> the game's moves
 */
public sealed interface Parsed<M extends Move> {

    /**
     * Exactly one legal move fits.
     *
     * @param rest what was typed beyond it, to be read as the next ply of the same turn; empty for most
     */
    record Ok<M extends Move>(M move, String rest) implements Parsed<M> {
        public Ok(M move) {
            this(move, "");
        }
    }

    /** The text is not a move in this game, wherever the pieces stand. */
    record Malformed<M extends Move>(String why) implements Parsed<M> {}

    /**
     * The text is a move, but not a legal one now.
     *
     * @param why the reason in words
     * @param nearest up to five legal moves, the likeliest first
     */
    record Illegal<M extends Move>(String why, List<M> nearest) implements Parsed<M> {
        public Illegal {
            nearest = List.copyOf(nearest);
        }
    }

    /**
     * It must be asked what is meant: several legal moves fit the text, or one that is merely probable.
     *
     * @param candidates what may be meant, one or several
     * @param rest what was typed beyond it, as in {@link Ok}; empty for most
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
