package dolmen.rules;

/**
 * An action of an actor on one ply.
 *
 * <p>Each game has a sealed family of records that implement it; they are values, equal when they do the same. The
 * words for a move come from the game's {@link Notation}.
 */
public interface Move {}
