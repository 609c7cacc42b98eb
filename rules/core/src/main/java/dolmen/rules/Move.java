package dolmen.rules;

/**
 * What an actor does on one ply.
 *
 * <p>Each game has a sealed family of records that implement it; they are values, equal when they do the same. The
 * words for a move come from the game's {@link Notation}.
 */
public interface Move {}
