package dolmen.renderer;

import dolmen.renderer.Theme.Army;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;

/**
 * Draws a flat pebble, seen slightly from above.
 *
 * @param shadow its colour
 * @param army the pebble's colours
 * @param cell the width of the cell in pixels
 */
record PebblePainter(Color shadow, Army army, int cell) {
    private static final double THICKNESS = 0.075;

    void paint(Graphics2D pen) {
        Path2D above = outline();
        var below = AffineTransform.getTranslateInstance(0, THICKNESS * cell).createTransformedShape(above);
        Pencil.shadow(pen, below, shadow, 0.045 * cell);
        var solid = new Area(above);
        solid.add(new Area(below));
        Pencil.fill(pen, solid, army.shade());
        pen.setPaint(new RadialGradientPaint(
                (float) (-0.12 * cell),
                (float) (-0.12 * cell),
                (float) (0.5 * cell),
                new float[] {0f, 0.5f, 1f},
                new Color[] {army.light(), army.body(), Pencil.between(army.body(), army.shade(), 0.5)}));
        pen.fill(above);
        Pencil.line(pen, solid, army.line(), Math.max(1, cell * 0.014));
        RimPainter.paint(pen, army, above, cell);
    }

    /** Not quite an ellipse: water has worn it down on one side more than on the other. */
    private Path2D outline() {
        var path = new Path2D.Double();
        path.moveTo(-0.32, -0.01);
        path.curveTo(-0.32, -0.16, -0.14, -0.23, 0.04, -0.23);
        path.curveTo(0.22, -0.23, 0.32, -0.14, 0.32, -0.02);
        path.curveTo(0.32, 0.11, 0.16, 0.17, -0.02, 0.17);
        path.curveTo(-0.2, 0.17, -0.32, 0.1, -0.32, -0.01);
        path.closePath();
        path.transform(AffineTransform.getScaleInstance(cell, cell));
        return path;
    }
}
