package dolmen.rules;

/**
 * An action of a seat or of chance: one ply.
 *
 * <p>Each game has a sealed family of records that implement it; they are values, equal when they do the same. The
 * words for a move come from the game's {@link Notation}.
 */
public interface Move {}
