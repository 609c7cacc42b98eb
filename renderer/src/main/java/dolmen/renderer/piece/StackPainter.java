package dolmen.renderer.piece;

import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme.ArmyColors;
import java.awt.Color;
import java.awt.GradientPaint;
import java.awt.Graphics2D;
import java.awt.LinearGradientPaint;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/**
 * Draws one to three stones on top of each other, seen slightly from above. One is a low broad block, two are a
 * straight tower, three a stepped pile: each has its own height and silhouette.
 *
 * @param shadow the colour of the shadow
 * @param army the stones' colours
 * @param cell the width of the cell in pixels
 */
record StackPainter(Color shadow, ArmyColors army, int cell) {

    /** The foreshortening of a circle on the ground. */
    private static final double TILT = 0.56;

    private static final double BLOCK_WIDTH = 0.76;
    private static final double BLOCK_DEPTH = 0.30;
    private static final double BLOCK_HEIGHT = 0.25;

    /** A drum of a stack: its radius, and the heights of its lower and upper edge above the ground, in cell widths. */
    private record Drum(double radius, double bottom, double top) {}

    void paint(Graphics2D pen, int height) {
        switch (height) {
            case 1 -> wall(pen);
            case 2 -> drums(pen, 0.235, new Drum(0.33, 0, 0.2), new Drum(0.33, 0.2, 0.4));
            case 3 -> drums(pen, 0.275, new Drum(0.39, 0, 0.2), new Drum(0.29, 0.2, 0.4), new Drum(0.19, 0.4, 0.6));
            default -> throw new IllegalArgumentException("a stack of " + height);
        }
    }

    private void wall(Graphics2D pen) {
        double width = BLOCK_WIDTH * cell;
        double depth = BLOCK_DEPTH * cell;
        double front = BLOCK_HEIGHT * cell;
        double left = -width / 2;
        double top = -(depth + front) / 2 + 0.03 * cell;
        double corner = 0.1 * cell;
        var face = new RoundRectangle2D.Double(left, top, width, depth, corner, corner);
        var below = new RoundRectangle2D.Double(left, top + front, width, depth, corner, corner);
        var block = new Area(face);
        block.add(new Area(new Rectangle2D.Double(left, top + depth / 2, width, front)));
        block.add(new Area(below));

        Pencil.shadow(pen, below, shadow, cell * 0.06);
        pen.setPaint(acrossSide(width / 2));
        pen.fill(block);
        pen.setPaint(acrossFace(left, top, width, depth));
        pen.fill(face);
        masonry(pen, left, top + depth, width, front);
        Pencil.line(pen, block, army.line(), line());
        Pencil.line(pen, face, Pencil.faded(army.line(), 0.6), line() * 0.8);
        RimPainter.paint(pen, army, face, cell);
    }

    /** Draws the joints on the front of a wall: two courses of blocks, with each joint above the middle of a block. */
    private void masonry(Graphics2D pen, double left, double top, double width, double height) {
        double middle = top + height / 2;
        joint(pen, left, middle, left + width, middle);
        for (int third = 1; third < 3; third++) {
            joint(pen, left + width * third / 3, top, left + width * third / 3, middle);
        }
        for (int sixth = 1; sixth < 6; sixth += 2) {
            joint(pen, left + width * sixth / 6, middle, left + width * sixth / 6, top + height);
        }
    }

    private void joint(Graphics2D pen, double fromX, double fromY, double toX, double toY) {
        Pencil.line(pen, new Line2D.Double(fromX, fromY, toX, toY), Pencil.faded(army.line(), 0.6), line() * 0.8);
    }

    private void drums(Graphics2D pen, double ground, Drum... drums) {
        Pencil.shadow(pen, ellipse(drums[0].radius(), ground, 0), shadow, cell * 0.07);
        for (Drum drum : drums) {
            drum(pen, ground, drum);
        }
        Drum last = drums[drums.length - 1];
        RimPainter.paint(pen, army, ellipse(last.radius(), ground, last.top()), cell);
    }

    private void drum(Graphics2D pen, double ground, Drum drum) {
        Ellipse2D face = ellipse(drum.radius(), ground, drum.top());
        Ellipse2D foot = ellipse(drum.radius(), ground, drum.bottom());
        var solid = new Area(face);
        solid.add(new Area(foot));
        solid.add(new Area(new Rectangle2D.Double(
                face.getX(), face.getCenterY(), face.getWidth(), foot.getCenterY() - face.getCenterY())));
        pen.setPaint(acrossSide(drum.radius() * cell));
        pen.fill(solid);
        pen.setPaint(acrossFace(face.getX(), face.getY(), face.getWidth(), face.getHeight()));
        pen.fill(face);
        Pencil.line(pen, solid, army.line(), line());
        Pencil.line(pen, face, Pencil.faded(army.line(), 0.6), line() * 0.8);
    }

    private Ellipse2D ellipse(double radius, double ground, double height) {
        double rx = radius * cell;
        double ry = rx * TILT;
        return new Ellipse2D.Double(-rx, (ground - height) * cell - ry, 2 * rx, 2 * ry);
    }

    private LinearGradientPaint acrossSide(double half) {
        return new LinearGradientPaint((float) -half, 0f, (float) half, 0f, new float[] {0f, 0.25f, 1f}, new Color[] {
            army.body(), Pencil.between(army.body(), army.light(), 0.3), army.shade()
        });
    }

    private GradientPaint acrossFace(double x, double y, double width, double height) {
        return new GradientPaint(
                (float) x, (float) y, army.light(), (float) (x + width), (float) (y + height), army.body());
    }

    private double line() {
        return Math.max(1, cell * 0.014);
    }
}
