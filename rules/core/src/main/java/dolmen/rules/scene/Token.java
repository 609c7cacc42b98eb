package dolmen.rules.scene;

/**
 * One piece on a cell. No two tokens share a cell, except for a {@link Glyph.Rider} and the token right before it.
 *
 * @param cell the name of the cell
 * @param side the piece's colour
 */
public record Token(String cell, Glyph glyph, Side side) {}
