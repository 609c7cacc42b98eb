package dolmen.rules.scene;

/**
 * One place of a surface.
 *
 * @param name as in the notation, such as {@code b3}
 * @param x the centre, in cell widths to the right
 * @param y the centre, in cell widths downwards
 * @param home whose home it is, to be tinted so; {@link Side#NOBODY} for most
 */
public record Cell(String name, double x, double y, Side home) {}
