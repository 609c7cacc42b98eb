package dolmen.renderer.piece;

import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme.ArmyColors;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Path2D;

/**
 * Draws a flat pebble, seen slightly from above.
 *
 * @param shadow the colour of the shadow
 * @param army the pebble's colours
 * @param cell the width of the cell in pixels
 */
record PebblePainter(Color shadow, ArmyColors army, int cell) {
    private static final double THICKNESS = 0.05;

    void paint(Graphics2D pen) {
        Path2D above = outline();
        var below = AffineTransform.getTranslateInstance(0, THICKNESS * cell).createTransformedShape(above);
        Pencil.shadow(pen, below, shadow, 0.045 * cell);
        var solid = new Area(above);
        solid.add(new Area(below));
        Pencil.fill(pen, solid, army.shade());
        pen.setPaint(new RadialGradientPaint(
                (float) (-0.16 * cell),
                (float) (-0.14 * cell),
                (float) (0.52 * cell),
                new float[] {0f, 0.6f, 1f},
                new Color[] {
                    Pencil.between(army.body(), army.light(), 0.5),
                    army.body(),
                    Pencil.between(army.body(), army.shade(), 0.3)
                }));
        pen.fill(above);
        Pencil.line(pen, solid, army.line(), Math.max(1, cell * 0.014));
        RimPainter.paint(pen, army, above, cell);
    }

    /** An imperfect ellipse, worn down by water on one side more than on the other. */
    private Path2D outline() {
        var path = new Path2D.Double();
        path.moveTo(-0.31, 0.01);
        path.curveTo(-0.31, -0.12, -0.16, -0.19, 0.02, -0.2);
        path.curveTo(0.2, -0.21, 0.31, -0.13, 0.31, -0.01);
        path.curveTo(0.31, 0.12, 0.17, 0.18, -0.01, 0.185);
        path.curveTo(-0.19, 0.19, -0.31, 0.13, -0.31, 0.01);
        path.closePath();
        path.transform(AffineTransform.getScaleInstance(cell, cell));
        return path;
    }
}
