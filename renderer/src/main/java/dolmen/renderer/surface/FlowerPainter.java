package dolmen.renderer.surface;

import dolmen.renderer.geometry.Extent;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.util.List;

/**
 * Draws a cloth with a flower of life. Its circles have radius 1 around the nodes, and only their petals between nodes
 * are shown. So each step from node to node follows a petal.
 *
 * @param surface the nodes
 * @param layout the positions on the picture
 * @param theme the colours
 */
record FlowerPainter(Surface.Nodes surface, PictureLayout layout, Theme theme) {

    /** The height of a 60-degree arc above its chord, in radii, doubled for a curve's control point. */
    private static final double BULGE = 2 * (1 - Math.sqrt(0.75)) * 1.0353;

    private static final double NEIGHBOURS = 1.01;
    private static final double DOT = 0.055;
    private static final double HOME = 0.3;

    void paint(Graphics2D pen) {
        MaterialColors colors = theme.colors(surface.material());
        ClothPainter.paint(
                pen,
                layout.pixels(Extent.of(surface).board()),
                layout.cell(),
                colors,
                theme,
                surface.material() == Material.LINEN);
        List<Path2D> petals = petals();
        Color light = Ground.petal(colors);
        for (Path2D petal : petals) {
            Pencil.fill(pen, petal, light);
        }
        for (Path2D petal : petals) {
            Pencil.line(pen, petal, colors.joint(), Math.max(1, 0.014 * layout.cell()));
        }
        for (Cell node : surface.cells()) {
            if (node.home() != Side.NOBODY) {
                Pencil.fill(pen, circle(node, HOME), colors.army(node.home()).tint());
            }
            Pencil.fill(pen, circle(node, DOT), colors.pit().lip());
        }
    }

    private List<Path2D> petals() {
        List<Cell> nodes = surface.cells();
        return nodes.stream()
                .flatMap(from -> nodes.stream()
                        .filter(to -> from.name().compareTo(to.name()) < 0 && areNeighbours(from, to))
                        .map(to -> petal(from, to)))
                .toList();
    }

    private static boolean areNeighbours(Cell one, Cell other) {
        return Math.hypot(one.x() - other.x(), one.y() - other.y()) < NEIGHBOURS;
    }

    private Path2D petal(Cell from, Cell to) {
        double x = layout.x(from.x());
        double y = layout.y(from.y());
        double dx = layout.x(to.x()) - x;
        double dy = layout.y(to.y()) - y;
        var petal = new Path2D.Double();
        petal.moveTo(x, y);
        petal.quadTo(x + dx / 2 - dy * BULGE, y + dy / 2 + dx * BULGE, x + dx, y + dy);
        petal.quadTo(x + dx / 2 + dy * BULGE, y + dy / 2 - dx * BULGE, x, y);
        petal.closePath();
        return petal;
    }

    private Shape circle(Cell node, double radius) {
        double pixels = radius * layout.cell();
        return new Ellipse2D.Double(layout.x(node.x()) - pixels, layout.y(node.y()) - pixels, 2 * pixels, 2 * pixels);
    }
}
