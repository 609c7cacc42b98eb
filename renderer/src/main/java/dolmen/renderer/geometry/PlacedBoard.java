package dolmen.renderer.geometry;

import dolmen.renderer.pen.Contrast;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Surface;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * A surface with its place on a picture.
 *
 * @param material the material of the board
 * @param shape the shape of its cells
 * @param layout its position
 * @param theme its colours
 * @param extent the extent of its cells, in cell widths
 * @param cells its cells by name
 * @param labels the words on it and beside it
 */
public record PlacedBoard(
        Material material,
        CellShape shape,
        PictureLayout layout,
        Theme theme,
        Rectangle2D extent,
        Map<String, Cell> cells,
        List<Label> labels) {
    private static final double MARK = 0.03;
    private static final double MARK_LEAST = 1.5;
    private static final double BOLD = 2.5;

    public static PlacedBoard of(Surface surface, PictureLayout layout, Theme theme) {
        Map<String, Cell> cells =
                surface.cells().stream().collect(Collectors.toUnmodifiableMap(Cell::name, Function.identity()));
        return new PlacedBoard(
                surface.material(),
                CellShape.of(surface),
                layout,
                theme,
                Extent.ofCells(surface),
                cells,
                surface.labels());
    }

    /**
     * The pixel at the centre of a piece on the cell.
     *
     * @throws IllegalArgumentException if the surface has no such cell
     */
    public Point2D place(String name) {
        Cell cell = cell(name);
        return new Point2D.Double(Math.round(layout.x(cell.x())), Math.round(layout.y(cell.y())));
    }

    /**
     * The width of a cell in pixels.
     *
     * @throws IllegalArgumentException if the surface has no such cell
     */
    public double width(String name) {
        return cell(name).size() * layout.cell();
    }

    private Cell cell(String name) {
        Cell cell = cells.get(name);
        if (cell == null) {
            throw new IllegalArgumentException("no cell \"" + name + "\"");
        }
        return cell;
    }

    /** Draws a line in the colour of possible choices. */
    public void mark(Graphics2D pen, Shape line) {
        line(pen, line, colors().mark());
    }

    /** Draws a line in the colour of the last move. */
    public void trace(Graphics2D pen, Shape line) {
        line(pen, line, colors().trace());
    }

    /**
     * Draws a line in the colour of the last move, with an edge that makes it visible on pieces and holes of any
     * lightness.
     */
    public void traceWithEdge(Graphics2D pen, Shape line) {
        Color trace = colors().trace();
        Pencil.line(pen, line, Contrast.better(trace, Color.WHITE, Color.BLACK), 2 * thickness());
        Pencil.line(pen, line, trace, thickness());
    }

    /** Draws a broad line in the colour of the last move, with an edge. */
    public void boldTrace(Graphics2D pen, Shape line) {
        Color trace = colors().trace();
        Pencil.line(pen, line, colors().edge(trace), (BOLD + 1) * thickness());
        Pencil.line(pen, line, trace, BOLD * thickness());
    }

    /** Draws a line, with an edge on a table: cards and table differ so much that one colour may not show on both. */
    private void line(Graphics2D pen, Shape line, Color color) {
        if (shape == CellShape.CARD) {
            Pencil.line(pen, line, colors().edge(color), 2 * thickness());
        }
        Pencil.line(pen, line, color, thickness());
    }

    private double thickness() {
        return Math.max(MARK_LEAST, MARK * layout.cell());
    }

    /** The outline of a cell on the picture. */
    public Shape outline(String name) {
        Cell cell = cell(name);
        return shape.outline(layout.x(cell.x()), layout.y(cell.y()), cell.size() * layout.cell());
    }

    /** The colours of the material. */
    public MaterialColors colors() {
        return theme.colors(material);
    }
}
