package dolmen.rules.scene;

/**
 * A coordinate written on or beside the board.
 *
 * @param x the centre of the text, in cell widths to the right
 * @param y the centre of the text, in cell widths downwards
 */
public record Label(String text, double x, double y) {}
