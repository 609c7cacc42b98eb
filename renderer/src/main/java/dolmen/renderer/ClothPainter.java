package dolmen.renderer;

import dolmen.renderer.Theme.Masonry;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/** Draws a cloth with a seam: linen or felt. */
final class ClothPainter {
    private static final double THICKNESS = 0.035;
    private static final double CORNER = 0.24;
    private static final double SEAM = 0.09;

    private ClothPainter() {}

    static void paint(Graphics2D pen, Rectangle2D bounds, int cell, Masonry masonry, Theme theme) {
        Shape cloth = rounded(bounds, 0, CORNER * cell);
        Pencil.shadow(pen, cloth, theme.shadow(), THICKNESS * cell);
        Pencil.fill(pen, cloth, masonry.cell());
        Color thread = Pencil.between(masonry.cell(), masonry.joint(), 0.7);
        pen.setPaint(thread);
        float line = (float) Math.max(1, 0.014 * cell);
        pen.setStroke(new BasicStroke(
                line, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1f, new float[] {0.07f * cell, 0.045f * cell}, 0f));
        pen.draw(rounded(bounds, SEAM * cell, (CORNER - SEAM) * cell));
    }

    private static Shape rounded(Rectangle2D bounds, double inset, double corner) {
        return new RoundRectangle2D.Double(
                bounds.getX() + inset,
                bounds.getY() + inset,
                bounds.getWidth() - 2 * inset,
                bounds.getHeight() - 2 * inset,
                2 * corner,
                2 * corner);
    }
}
