package dolmen.renderer.piece;

import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme.ArmyColors;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RadialGradientPaint;
import java.awt.geom.Ellipse2D;

/**
 * Draws a single rounded stone.
 *
 * @param shadow the colour of the shadow
 * @param army the stone's colours
 * @param cell the width of the cell in pixels
 */
record StonePainter(Color shadow, ArmyColors army, int cell) {

    /** The radius of a stone, in cell widths. */
    static final double RADIUS = 0.345;

    void paint(Graphics2D pen) {
        double radius = RADIUS * cell;
        var stone = new Ellipse2D.Double(-radius, -radius, 2 * radius, 2 * radius);
        Pencil.shadow(pen, stone, shadow, cell * 0.05);
        pen.setPaint(new RadialGradientPaint(
                (float) (-0.25 * radius),
                (float) (-0.3 * radius),
                (float) (1.35 * radius),
                new float[] {0f, 0.55f, 1f},
                new Color[] {army.light(), army.body(), army.shade()}));
        pen.fill(stone);
        double line = Math.max(1, cell * 0.014);
        double inner = radius - line / 2;
        Pencil.line(pen, new Ellipse2D.Double(-inner, -inner, 2 * inner, 2 * inner), army.line(), line);
        RimPainter.paint(pen, army, new Ellipse2D.Double(-inner, -inner, 2 * inner, 2 * inner), cell);
    }
}
