package dolmen.renderer.plaque.chart;

import dolmen.renderer.pen.Pencil;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import org.knowm.xchart.style.markers.Marker;

/** A sign on a line of a chart, with a thin edge in the colour of the ground. */
final class SignMarker extends Marker {
    private static final double HELD_OFF = 0.6;

    private final Sign sign;
    private final Color color;
    private final Color ground;
    private final double radius;

    SignMarker(Sign sign, Color color, Color ground, double radius) {
        this.sign = sign;
        this.color = color;
        this.ground = ground;
        this.radius = radius;
    }

    /** Draws the sign in its own size, and ignores the chart's. */
    @Override
    public void paint(Graphics2D pen, double x, double y, int ignoredSize) {
        Shape shape = sign.about(x, y, radius);
        Pencil.line(pen, shape, ground, HELD_OFF * radius);
        Pencil.fill(pen, shape, color);
    }
}
