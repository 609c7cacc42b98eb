package dolmen.rules.scene;

/**
 * One place of a surface.
 *
 * @param name the name in the notation, such as {@code b3}
 * @param x the centre, in cell widths to the right
 * @param y the centre, in cell widths downwards
 * @param home the side whose home the cell is, for its tint; {@link Side#NOBODY} for most cells
 * @param size the size relative to other cells of its surface; 1 except on a table
 */
public record Cell(String name, double x, double y, Side home, double size) {

    /** A cell of size 1. */
    public Cell(String name, double x, double y, Side home) {
        this(name, x, y, home, 1);
    }
}
