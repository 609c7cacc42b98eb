package dolmen.renderer;

import dolmen.renderer.Theme.Masonry;
import dolmen.renderer.Typeface.Align;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;

/**
 * Draws what the pieces stand on, and the coordinates.
 *
 * @param typeface for the coordinates
 */
record SurfacePainter(Typeface typeface) {

    /** The smallest coordinates, in parts of the picture's width: 11.6 pixels of 400. */
    private static final double LABEL_SIZE = 0.029;

    /** Words on a table, in parts of the picture's width. */
    private static final double HEADING_SIZE = 0.027;

    /** The names inside cells, in cell widths: nodes have less room between lines. */
    private static final double NAME_SIZE = 0.22;

    private static final double NODE_NAME_SIZE = 0.18;

    private static final double ENGRAVED = 0.5;

    void paint(Graphics2D pen, Surface surface, Layout layout, Theme theme) {
        switch (surface) {
            case Surface.Squares squares -> new SlabsPainter(squares, layout, theme).paint(pen);
            case Surface.Hexagons hexagons -> new SlabsPainter(hexagons, layout, theme).paint(pen);
            case Surface.Nodes nodes -> new FlowerPainter(nodes, layout, theme).paint(pen);
            case Surface.Table table -> new TablePainter(table, layout, theme).paint(pen);
        }
        labels(pen, surface, layout, theme);
    }

    private void labels(Graphics2D pen, Surface surface, Layout layout, Theme theme) {
        Font beside = typeface.regular().deriveFont((float) (layout.width() * LABEL_SIZE));
        double nameSize = CellShape.of(surface) == CellShape.NODE ? NODE_NAME_SIZE : NAME_SIZE;
        Font inside = typeface.regular().deriveFont((float) (layout.cell() * nameSize));
        Font heading = typeface.bold().deriveFont((float) (layout.width() * HEADING_SIZE));
        Masonry masonry = theme.masonry(surface.material());
        Color engraved = Pencil.between(masonry.joint(), masonry.pit().floor(), ENGRAVED);
        for (Label label : surface.labels()) {
            double x = layout.x(label.x());
            double y = layout.y(label.y());
            switch (label.place()) {
                case MARGIN -> {
                    pen.setPaint(CellShape.of(surface).hem() == 0 ? theme.quiet() : engraved);
                    Typeface.drawMiddle(pen, label.text(), beside, x, y, Align.CENTRE);
                }
                case CELL -> {
                    pen.setPaint(engraved);
                    Typeface.drawMiddle(pen, label.text(), inside, x, y, Align.CENTRE);
                }
                case HEADING -> {
                    pen.setPaint(masonry.army(Side.NOBODY).tint());
                    Typeface.drawMiddle(pen, label.text(), heading, x, y, Align.START);
                }
            }
        }
    }
}
