package dolmen.renderer.surface;

import dolmen.renderer.pen.Pencil;
import dolmen.rules.scene.Cell;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Random;

/**
 * Draws the grain of a wooden slab: a few long lines, at right angles to those of its neighbours. A slab always has the
 * same grain.
 */
final class WoodGrain {
    private static final int LINES = 7;
    private static final double STRENGTH = 0.2;
    private static final double BOW = 0.1;
    private static final double WANDER = 0.02;
    private static final int STEPS = 5;
    private static final double DRIFT = 0.09;

    private WoodGrain() {}

    /** Draws the grain within the outline of a slab. */
    static void draw(Graphics2D pen, Cell cell, Shape slab, Color wood, Color dark) {
        var random = new Random(cell.name().hashCode() * 31L);
        boolean upright = Math.floorMod(Math.round(cell.x() - 0.5) + Math.round(cell.y() - 0.5), 2) == 0;
        Rectangle2D bounds = slab.getBounds2D();
        double bow = BOW * (2 * random.nextDouble() - 1);
        Shape before = pen.getClip();
        pen.clip(slab);
        for (int line = 0; line < LINES; line++) {
            double across = (line + 0.15 + 0.7 * random.nextDouble()) / LINES;
            double end = across + WANDER * (2 * random.nextDouble() - 1);
            double strength = STRENGTH * (0.35 + 0.65 * random.nextDouble());
            Path2D vein = vein(bounds, upright, across, bow, end);
            Pencil.line(
                    pen,
                    vein,
                    Pencil.between(wood, dark, strength),
                    bounds.getWidth() * (0.008 + 0.014 * random.nextDouble()));
        }
        pen.setClip(before);
    }

    /** Draws the grain along a plank, always the same for a number. */
    static void drawAlong(Graphics2D pen, int number, Shape plank, Color wood, Color dark) {
        var random = new Random(number * 31L + 7);
        Rectangle2D bounds = plank.getBounds2D();
        Shape before = pen.getClip();
        pen.clip(plank);
        for (int line = 0; line < LINES; line++) {
            double across = (line + 0.15 + 0.7 * random.nextDouble()) / LINES;
            double strength = STRENGTH * (0.35 + 0.65 * random.nextDouble());
            Pencil.line(
                    pen,
                    vein(bounds, across, random),
                    Pencil.between(wood, dark, strength),
                    bounds.getHeight() * (0.008 + 0.014 * random.nextDouble()));
        }
        pen.setClip(before);
    }

    /** A vein from one end to the other, with a random course. */
    private static Path2D vein(Rectangle2D plank, double across, Random random) {
        var path = new Path2D.Double();
        double step = plank.getWidth() / STEPS;
        double y = plank.getY() + across * plank.getHeight();
        path.moveTo(plank.getX(), y);
        for (int part = 0; part < STEPS; part++) {
            double x = plank.getX() + part * step;
            double next = y + DRIFT * plank.getHeight() * (2 * random.nextDouble() - 1);
            path.curveTo(x + step / 2, y, x + step / 2, next, x + step, next);
            y = next;
        }
        return path;
    }

    private static Path2D vein(Rectangle2D bounds, boolean upright, double across, double bow, double end) {
        var path = new Path2D.Double();
        double width = bounds.getWidth();
        double left = bounds.getX();
        double top = bounds.getY();
        if (upright) {
            path.moveTo(left + across * width, top);
            path.curveTo(
                    left + (across + bow) * width,
                    top + 0.3 * width,
                    left + (end + bow) * width,
                    top + 0.7 * width,
                    left + end * width,
                    top + width);
        } else {
            path.moveTo(left, top + across * width);
            path.curveTo(
                    left + 0.3 * width,
                    top + (across + bow) * width,
                    left + 0.7 * width,
                    top + (end + bow) * width,
                    left + width,
                    top + end * width);
        }
        return path;
    }
}
