package dolmen.renderer.pen;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.image.BufferedImage;

/** The style of all drawing: smooth edges, exact strokes, and short, soft shadows to the lower right. */
public final class Pencil {
    private static final int SHADOW_STEPS = 12;
    private static final double SHADOW_STRENGTH = 0.026;

    private Pencil() {}

    /** A pen on the image; the caller disposes of it. */
    public static Graphics2D on(BufferedImage image) {
        Graphics2D pen = image.createGraphics();
        pen.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        pen.setRenderingHint(RenderingHints.KEY_TEXT_ANTIALIASING, RenderingHints.VALUE_TEXT_ANTIALIAS_ON);
        pen.setRenderingHint(RenderingHints.KEY_FRACTIONALMETRICS, RenderingHints.VALUE_FRACTIONALMETRICS_ON);
        return pen;
    }

    /** Fills the shape with one colour. */
    public static void fill(Graphics2D pen, Shape shape, Color color) {
        pen.setPaint(color);
        pen.fill(shape);
    }

    /** Draws the outline with round ends and corners. */
    public static void line(Graphics2D pen, Shape shape, Color color, double thickness) {
        pen.setPaint(color);
        pen.setStroke(new BasicStroke((float) thickness, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
        pen.draw(shape);
    }

    /** Draws the shadow of a shape at the given height, in pixels; none in a transparent colour. */
    public static void shadow(Graphics2D pen, Shape shape, Color color, double height) {
        if (color.getAlpha() == 0) {
            return;
        }
        Shape fallen = AffineTransform.getTranslateInstance(height * 0.55, height * 0.8)
                .createTransformedShape(shape);
        pen.setPaint(faded(color, SHADOW_STRENGTH));
        for (int step = SHADOW_STEPS; step >= 0; step--) {
            pen.fill(fallen);
            if (step > 0) {
                pen.setStroke(new BasicStroke(
                        (float) (1.8 * height * step / SHADOW_STEPS), BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND));
                pen.draw(fallen);
            }
        }
    }

    /** The colour with the given opacity, from 0, invisible, to 1. */
    public static Color faded(Color color, double strength) {
        return new Color(color.getRed(), color.getGreen(), color.getBlue(), (int) Math.round(strength * 255));
    }

    /** The mix of two colours; 0 is the first, 1 the second. */
    public static Color between(Color one, Color other, double way) {
        return new Color(
                (int) Math.round(one.getRed() + way * (other.getRed() - one.getRed())),
                (int) Math.round(one.getGreen() + way * (other.getGreen() - one.getGreen())),
                (int) Math.round(one.getBlue() + way * (other.getBlue() - one.getBlue())));
    }

    /** The memory size of a picture, in bytes. */
    public static int bytes(BufferedImage picture) {
        return picture.getWidth() * picture.getHeight() * Integer.BYTES;
    }
}
