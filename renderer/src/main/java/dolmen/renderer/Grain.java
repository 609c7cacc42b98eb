package dolmen.renderer;

import dolmen.rules.scene.Cell;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.Random;

/** Draws the grain of a wooden slab: a few long lines, across its neighbours', the same whenever it is drawn. */
final class Grain {
    private static final int LINES = 7;
    private static final double STRENGTH = 0.2;
    private static final double BOW = 0.1;
    private static final double WANDER = 0.02;

    private Grain() {}

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
