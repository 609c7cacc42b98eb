package dolmen.renderer.piece;

import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme.ArmyColors;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.LinearGradientPaint;
import java.awt.RadialGradientPaint;
import java.awt.Shape;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/**
 * Draws a tall turned piece, seen slightly from above: a foot, a waisted stem, a collar and a ball.
 *
 * @param shadow the colour of the shadow
 * @param army the piece's colours
 * @param cell the width of the cell in pixels
 */
record PawnPainter(Color shadow, ArmyColors army, int cell) {

    /** The foreshortening of a circle on the ground. */
    private static final double TILT = 0.45;

    /** The distance of the foot below the node, so that the whole piece is centred on the node. */
    private static final double GROUND = 0.275;

    private static final double FOOT = 0.27;
    private static final double FOOT_HEIGHT = 0.08;
    private static final double SHOULDER = 0.205;
    private static final double NECK = 0.08;
    private static final double COLLAR_HEIGHT = 0.5;
    private static final double COLLAR = 0.16;
    private static final double HEAD_HEIGHT = 0.645;
    private static final double HEAD = 0.155;

    void paint(Graphics2D pen) {
        Pencil.shadow(pen, disc(FOOT, 0), shadow, 0.07 * cell);
        foot(pen);
        stem(pen);
        Ellipse2D collar = disc(COLLAR, COLLAR_HEIGHT);
        turned(pen, collar, COLLAR);
        head(pen);
    }

    private void foot(Graphics2D pen) {
        Ellipse2D below = disc(FOOT, 0);
        Ellipse2D above = disc(FOOT, FOOT_HEIGHT);
        var solid = new Area(below);
        solid.add(new Area(above));
        solid.add(new Area(new Rectangle2D.Double(
                below.getX(), above.getCenterY(), below.getWidth(), below.getCenterY() - above.getCenterY())));
        turned(pen, solid, FOOT);
        Pencil.fill(pen, above, Pencil.between(army.body(), army.light(), 0.35));
        Pencil.line(pen, above, Pencil.faded(army.line(), 0.5), line() * 0.8);
        RimPainter.paint(pen, army, above, cell);
    }

    private void stem(Graphics2D pen) {
        double bottom = y(FOOT_HEIGHT);
        double top = y(COLLAR_HEIGHT);
        double wide = SHOULDER * cell;
        double narrow = NECK * cell;
        double sag = wide * TILT;
        var stem = new Path2D.Double();
        stem.moveTo(-narrow, top);
        stem.curveTo(-narrow, top + 0.6 * (bottom - top), -wide, bottom - 0.08 * cell, -wide, bottom);
        stem.curveTo(-wide, bottom + sag * 1.1, wide, bottom + sag * 1.1, wide, bottom);
        stem.curveTo(wide, bottom - 0.08 * cell, narrow, top + 0.6 * (bottom - top), narrow, top);
        stem.closePath();
        turned(pen, stem, SHOULDER);
    }

    private void head(Graphics2D pen) {
        double radius = HEAD * cell;
        double middle = y(HEAD_HEIGHT);
        var ball = new Ellipse2D.Double(-radius, middle - radius, 2 * radius, 2 * radius);
        pen.setPaint(new RadialGradientPaint(
                (float) (-0.3 * radius),
                (float) (middle - 0.35 * radius),
                (float) (1.4 * radius),
                new float[] {0f, 0.5f, 1f},
                new Color[] {army.light(), army.body(), army.shade()}));
        pen.fill(ball);
        Pencil.line(pen, ball, army.line(), line());
    }

    /** Fills a turned shape, lightest slightly left of the middle and dark towards the right. */
    private void turned(Graphics2D pen, Shape shape, double radius) {
        float half = (float) (radius * cell);
        pen.setPaint(new LinearGradientPaint(-half, 0f, half, 0f, new float[] {0f, 0.3f, 0.6f, 1f}, new Color[] {
            army.body(), Pencil.between(army.body(), army.light(), 0.8), army.body(), army.shade()
        }));
        pen.fill(shape);
        Pencil.line(pen, shape, army.line(), line());
    }

    private Ellipse2D disc(double radius, double height) {
        double rx = radius * cell;
        double ry = rx * TILT;
        return new Ellipse2D.Double(-rx, y(height) - ry, 2 * rx, 2 * ry);
    }

    private double y(double height) {
        return (GROUND - height) * cell;
    }

    private double line() {
        return Math.max(1, cell * 0.014);
    }
}
