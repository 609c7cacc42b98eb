package dolmen.renderer.surface;

import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.MaterialColors;
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
    private static final double THREAD = 0.045;

    private ClothPainter() {}

    static void paint(Graphics2D pen, Rectangle2D bounds, int cell, MaterialColors colors, Theme theme, boolean woven) {
        Shape cloth = rounded(bounds, 0, CORNER * cell);
        Pencil.shadow(pen, cloth, theme.shadow(), THICKNESS * cell);
        Pencil.fill(pen, cloth, colors.cell());
        if (woven) {
            weave(pen, cloth, cell, colors);
        }
        Color thread = Pencil.between(colors.cell(), colors.joint(), 0.7);
        pen.setPaint(thread);
        float line = (float) Math.max(1, 0.014 * cell);
        pen.setStroke(new BasicStroke(
                line, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1f, new float[] {0.07f * cell, 0.045f * cell}, 0f));
        pen.draw(rounded(bounds, SEAM * cell, (CORNER - SEAM) * cell));
    }

    /** Draws threads of another tone in both directions, as close together as the eye can distinguish. */
    private static void weave(Graphics2D pen, Shape cloth, int cell, MaterialColors colors) {
        Rectangle2D bounds = cloth.getBounds2D();
        double pitch = Math.max(3, Math.round(THREAD * cell));
        Shape before = pen.getClip();
        pen.clip(cloth);
        pen.setPaint(Pencil.faded(colors.joint(), 0.1));
        for (double x = Math.rint(bounds.getX()); x < bounds.getMaxX(); x += pitch) {
            pen.fill(new Rectangle2D.Double(x, bounds.getY(), pitch / 3, bounds.getHeight()));
        }
        for (double y = Math.rint(bounds.getY()); y < bounds.getMaxY(); y += pitch) {
            pen.fill(new Rectangle2D.Double(bounds.getX(), y, bounds.getWidth(), pitch / 3));
        }
        pen.setClip(before);
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
