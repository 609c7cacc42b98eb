package dolmen.rules.scene;

/**
 * One piece on a cell.
 *
 * @param cell the name of the cell
 * @param side whose colour it has
 */
public record Token(String cell, Glyph glyph, Side side) {}
