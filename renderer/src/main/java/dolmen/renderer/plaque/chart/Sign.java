package dolmen.renderer.plaque.chart;

import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/** The form that identifies a series of a chart without colours. */
enum Sign {
    CIRCLE,
    SQUARE,
    TRIANGLE,
    DIAMOND,
    CROSS,
    RING;

    private static final List<Sign> BY_SERIES = List.of(CIRCLE, SQUARE, TRIANGLE, DIAMOND, CROSS, RING);
    private static final double BAR = 0.42;
    private static final double HOLE = 0.5;

    /** The sign of the series with this index, from 0. */
    static Sign of(int series) {
        return BY_SERIES.get(series);
    }

    /** The form, centred on a point; its visual weight is that of a circle with the given radius. */
    Shape about(double x, double y, double radius) {
        var place = AffineTransform.getTranslateInstance(x, y);
        place.scale(radius, radius);
        return place.createTransformedShape(form());
    }

    private Shape form() {
        return switch (this) {
            case CIRCLE -> circle(1);
            case SQUARE -> new Rectangle2D.Double(-0.9, -0.9, 1.8, 1.8);
            case TRIANGLE -> polygon(0, -1.25, 1.2, 0.85, -1.2, 0.85);
            case DIAMOND -> polygon(0, -1.3, 1.3, 0, 0, 1.3, -1.3, 0);
            case CROSS -> cross();
            case RING -> ring();
        };
    }

    private static Shape circle(double radius) {
        return new Ellipse2D.Double(-radius, -radius, 2 * radius, 2 * radius);
    }

    private static Shape polygon(double... places) {
        var path = new Path2D.Double();
        path.moveTo(places[0], places[1]);
        for (int next = 2; next < places.length; next += 2) {
            path.lineTo(places[next], places[next + 1]);
        }
        path.closePath();
        return path;
    }

    private static Shape cross() {
        var cross = new Area(new Rectangle2D.Double(-1.3, -BAR, 2.6, 2 * BAR));
        cross.add(new Area(new Rectangle2D.Double(-BAR, -1.3, 2 * BAR, 2.6)));
        return AffineTransform.getRotateInstance(Math.PI / 4).createTransformedShape(cross);
    }

    private static Shape ring() {
        var ring = new Area(circle(1.15));
        ring.subtract(new Area(circle(HOLE)));
        return ring;
    }
}
