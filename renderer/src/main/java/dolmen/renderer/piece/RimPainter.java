package dolmen.renderer.piece;

import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme.ArmyColors;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Rectangle2D;

/** Draws the pattern near the edge of a piece that identifies its side without colours. */
public final class RimPainter {
    private static final double INSET = 0.8;
    private static final double INNER = 0.62;

    private RimPainter() {}

    /** Draws the rim within the outline of a face. */
    public static void paint(Graphics2D pen, ArmyColors army, Shape face, int cell) {
        float thin = (float) Math.max(1, cell * 0.016);
        Color color = Pencil.faded(army.light(), 0.85);
        switch (army.rim()) {
            case PLAIN -> {}
            case GROOVE -> stroke(pen, face, Pencil.faded(army.light(), 0.75), new BasicStroke(thin));
            case DASHES -> stroke(pen, face, color, dashes(thin * 1.6f, cell * 0.11f, cell * 0.08f));
            case DOTS -> stroke(pen, face, color, dots(thin * 2.4f, cell * 0.105f));
            case RINGS -> {
                stroke(pen, face, color, new BasicStroke(thin));
                stroke(pen, face, INNER, color, new BasicStroke(thin));
            }
        }
    }

    private static BasicStroke dashes(float thickness, float dash, float gap) {
        return new BasicStroke(
                thickness, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 1f, new float[] {dash, gap}, 0f);
    }

    private static BasicStroke dots(float thickness, float distance) {
        return new BasicStroke(
                thickness, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND, 1f, new float[] {0.01f, distance}, 0f);
    }

    private static void stroke(Graphics2D pen, Shape face, Color color, BasicStroke stroke) {
        stroke(pen, face, INSET, color, stroke);
    }

    private static void stroke(Graphics2D pen, Shape face, double part, Color color, BasicStroke stroke) {
        Rectangle2D bounds = face.getBounds2D();
        var shrink = new AffineTransform();
        shrink.translate(bounds.getCenterX(), bounds.getCenterY());
        shrink.scale(part, part);
        shrink.translate(-bounds.getCenterX(), -bounds.getCenterY());
        pen.setPaint(color);
        pen.setStroke(stroke);
        pen.draw(shrink.createTransformedShape(face));
    }
}
