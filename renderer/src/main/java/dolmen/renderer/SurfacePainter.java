package dolmen.renderer;

import dolmen.renderer.Theme.Masonry;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Area;

/**
 * Draws what the pieces stand on: slabs of stone with a hair of gap, and the coordinates.
 *
 * @param typeface for the coordinates
 */
record SurfacePainter(Typeface typeface) {

    /** The smallest coordinates, in parts of the picture's width: 11.6 pixels of 400. */
    private static final double LABEL_SIZE = 0.029;

    /** The names inside cells, in cell widths. */
    private static final double NAME_SIZE = 0.22;

    private static final double ENGRAVED = 0.5;
    private static final double EDGE = 0.055;
    private static final double SLAB_HEIGHT = 0.06;
    private static final int TONES = 3;
    private static final double TONE = 0.05;

    void paint(Graphics2D pen, Surface surface, Layout layout, Theme theme) {
        Masonry masonry = theme.masonry(surface.material());
        CellShape shape = CellShape.of(surface);
        double gap = Math.max(1, layout.cell() * gap(shape));

        Shape base = base(surface, shape, layout);
        Pencil.shadow(pen, base, theme.shadow(), layout.cell() * SLAB_HEIGHT);
        Pencil.fill(pen, base, masonry.joint());
        for (Cell cell : surface.cells()) {
            Shape slab = shape.outline(layout.x(cell.x()), layout.y(cell.y()), layout.cell() - gap);
            Pencil.fill(pen, slab, slab(cell, masonry));
        }
        labels(pen, surface, layout, theme);
    }

    private static double gap(CellShape shape) {
        return switch (shape) {
            case SQUARE -> 0.012;
            case HEXAGON -> 0.03;
        };
    }

    private static Shape base(Surface surface, CellShape shape, Layout layout) {
        var base = new Area();
        var edge = new BasicStroke((float) (2 * EDGE * layout.cell()), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND);
        for (Cell cell : surface.cells()) {
            Shape outline = shape.outline(layout.x(cell.x()), layout.y(cell.y()), layout.cell());
            base.add(new Area(outline));
            base.add(new Area(edge.createStrokedShape(outline)));
        }
        return base;
    }

    /** Stone from one quarry is never all of one tone; which slab has which never changes. */
    private static Color slab(Cell cell, Masonry masonry) {
        Color color = cell.home() == Side.NOBODY
                ? masonry.cell()
                : masonry.army(cell.home()).tint();
        int tone = Math.floorMod((cell.name().hashCode() * 31) >> 3, TONES);
        return Pencil.between(color, masonry.joint(), tone * TONE);
    }

    private void labels(Graphics2D pen, Surface surface, Layout layout, Theme theme) {
        Font beside = typeface.regular().deriveFont((float) (layout.width() * LABEL_SIZE));
        Font inside = typeface.regular().deriveFont((float) (layout.cell() * NAME_SIZE));
        Masonry masonry = theme.masonry(surface.material());
        Color engraved = Pencil.between(masonry.joint(), masonry.pit().floor(), ENGRAVED);
        for (Label label : surface.labels()) {
            double x = layout.x(label.x());
            double y = layout.y(label.y());
            switch (label.place()) {
                case MARGIN -> {
                    pen.setPaint(theme.quiet());
                    Typeface.drawMiddle(pen, label.text(), beside, x, y);
                }
                case CELL -> {
                    pen.setPaint(engraved);
                    Typeface.drawMiddle(pen, label.text(), inside, x, y);
                }
            }
        }
    }
}
