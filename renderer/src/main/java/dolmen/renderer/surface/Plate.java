package dolmen.renderer.surface;

import dolmen.renderer.pen.Contrast;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.rules.scene.Material;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/**
 * A flat piece of a board's material with rows to write on: slabs of stone or wood, one above the other, or one cloth.
 *
 * @param material the material of the plate
 * @param theme the colours
 * @param bounds the bounds of all rows, in pixels
 * @param rows the number of rows, all of the same height
 * @param unit the base of the sizes of edges, joints and shadows, in pixels, like the cell of a board
 */
public record Plate(Material material, Theme theme, Rectangle2D bounds, int rows, double unit) {
    private static final double EDGE = 0.075;
    private static final double GAP = 0.03;
    private static final double THICKNESS = 0.07;
    private static final int TONES = 3;
    private static final double TONE = 0.05;
    private static final double CLOTH_HEM = 0.12;
    private static final double THREAD = 0.45;
    private static final double THREAD_WIDTH = 0.02;
    private static final double CORNER = 1.5;
    private static final double LIFT = 0.35;
    private static final double LEAST_CONTRAST = 3;
    private static final double MARK = 0.045;
    private static final double LEAST_MARK = 1.5;

    /** The height of a row in pixels. */
    public double row() {
        return bounds.getHeight() / rows;
    }

    /** The colours of the material. */
    public MaterialColors colors() {
        return theme.colors(material);
    }

    /** Draws the plate without text. */
    public void paint(Graphics2D pen) {
        switch (material) {
            case LIMESTONE, SANDSTONE, WALNUT -> slabs(pen);
            case LINEN, FELT -> cloth(pen);
        }
    }

    /** Draws a row again, raised above the others and with an edge in the material's colour of marks. */
    public void lift(Graphics2D pen, int row) {
        Shape slab = slab(row, 0);
        Pencil.shadow(pen, slab, theme.shadow(), THICKNESS * unit);
        Pencil.fill(pen, slab, lifted());
        double thickness = Math.max(LEAST_MARK, MARK * unit);
        if (material == Material.FELT) {
            Pencil.line(pen, slab, colors().markEdge(), 2 * thickness);
        }
        Pencil.line(pen, slab, colors().mark(), thickness);
    }

    /** The colour of a raised row: it has more contrast with the text, unless the row's edge would be lost. */
    public Color lifted() {
        Color away = Contrast.better(colors().ink(), Color.WHITE, Color.BLACK);
        Color lifted = Pencil.between(colors().cell(), away, LIFT);
        boolean edgeShows = material == Material.FELT || Contrast.between(colors().mark(), lifted) >= LEAST_CONTRAST;
        return edgeShows ? lifted : colors().cell();
    }

    private void slabs(Graphics2D pen) {
        Shape base = grown(EDGE * unit);
        Pencil.shadow(pen, base, theme.shadow(), THICKNESS * unit);
        Pencil.fill(pen, base, colors().joint());
        for (int row = 0; row < rows; row++) {
            Color color = Pencil.between(colors().cell(), colors().joint(), (row * 2 + 1) % TONES * TONE);
            Shape slab = slab(row, Math.max(1, GAP * unit));
            Pencil.fill(pen, slab, color);
            if (material == Material.WALNUT) {
                WoodGrain.drawAlong(pen, row, slab, color, colors().joint());
            }
        }
    }

    private void cloth(Graphics2D pen) {
        Rectangle2D cloth = grown(CLOTH_HEM * unit).getBounds2D();
        ClothPainter.paint(pen, cloth, (int) Math.round(unit), colors(), theme, material == Material.LINEN);
        Color thread = Pencil.between(colors().cell(), colors().joint(), THREAD);
        for (int row = 1; row < rows; row++) {
            double y = Math.round(bounds.getY() + row * row());
            double inset = CLOTH_HEM * unit;
            Pencil.line(
                    pen,
                    new Line2D.Double(bounds.getX() + inset, y, bounds.getMaxX() - inset, y),
                    thread,
                    Math.max(1, THREAD_WIDTH * unit));
        }
    }

    private Shape slab(int row, double gap) {
        double top = Math.round(bounds.getY() + row * row());
        double bottom = Math.round(bounds.getY() + (row + 1) * row());
        return new RoundRectangle2D.Double(
                bounds.getX() + gap / 2,
                top + gap / 2,
                bounds.getWidth() - gap,
                bottom - top - gap,
                EDGE * unit,
                EDGE * unit);
    }

    private Shape grown(double by) {
        return new RoundRectangle2D.Double(
                bounds.getX() - by,
                bounds.getY() - by,
                bounds.getWidth() + 2 * by,
                bounds.getHeight() + 2 * by,
                2 * CORNER * by,
                2 * CORNER * by);
    }
}
