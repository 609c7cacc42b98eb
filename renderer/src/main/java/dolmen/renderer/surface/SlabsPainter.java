package dolmen.renderer.surface;

import dolmen.renderer.geometry.CellShape;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Material;
import dolmen.rules.scene.Surface;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;

/**
 * Draws slabs of stone or wood with narrow gaps.
 *
 * @param surface squares or hexagons
 * @param layout the positions on the picture
 * @param theme the colours
 */
record SlabsPainter(Surface surface, PictureLayout layout, Theme theme) {
    private static final double SQUARE_GAP = 0.012;
    private static final double OTHER_GAP = 0.03;
    private static final double EDGE = 0.055;
    private static final double SLAB_HEIGHT = 0.06;

    void paint(Graphics2D pen) {
        MaterialColors colors = theme.colors(surface.material());
        CellShape shape = CellShape.of(surface);
        double gap = Math.max(1, layout.cell() * (shape == CellShape.SQUARE ? SQUARE_GAP : OTHER_GAP));

        Shape base = base(shape);
        Pencil.shadow(pen, base, theme.shadow(), layout.cell() * SLAB_HEIGHT);
        Pencil.fill(pen, base, colors.joint());
        for (Cell cell : surface.cells()) {
            Shape slab = shape.outline(layout.x(cell.x()), layout.y(cell.y()), layout.cell() - gap);
            Color color = Ground.slab(cell, colors);
            Pencil.fill(pen, slab, color);
            if (surface.material() == Material.WALNUT) {
                WoodGrain.draw(pen, cell, slab, color, colors.joint());
            }
        }
    }

    private Shape base(CellShape shape) {
        var base = new Area();
        var edge = new BasicStroke((float) (2 * EDGE * layout.cell()), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
        for (Cell cell : surface.cells()) {
            Shape outline = shape.outline(layout.x(cell.x()), layout.y(cell.y()), layout.cell());
            base.add(new Area(outline));
            base.add(new Area(edge.createStrokedShape(outline)));
        }
        return base;
    }
}
