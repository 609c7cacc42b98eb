package dolmen.renderer;

import dolmen.rules.scene.Surface;
import java.awt.geom.Path2D;

/** The outline of a cell. */
enum CellShape {
    SQUARE(4, Math.PI / 4, Math.sqrt(0.5)),
    HEXAGON(6, Math.PI / 6, 1 / Math.sqrt(3));

    private final int corners;
    private final double firstCorner;
    private final double radius;

    CellShape(int corners, double firstCorner, double radius) {
        this.corners = corners;
        this.firstCorner = firstCorner;
        this.radius = radius;
    }

    static CellShape of(Surface surface) {
        return switch (surface) {
            case Surface.Squares squares -> SQUARE;
            case Surface.Hexagons hexagons -> HEXAGON;
        };
    }

    /** Half the height of a cell, in cell widths. */
    double halfHeight() {
        return this == SQUARE ? 0.5 : radius;
    }

    /** How far above the middle of a cell a piece stands, in cell widths, so that the name below it can be read. */
    double rise() {
        return switch (this) {
            case SQUARE -> 0;
            case HEXAGON -> 0.06;
        };
    }

    /** The outline about a centre; the width goes from flat side to flat side. */
    Path2D outline(double x, double y, double width) {
        var path = new Path2D.Double();
        for (int corner = 0; corner < corners; corner++) {
            double angle = firstCorner + 2 * Math.PI * corner / corners;
            double px = x + radius * width * Math.cos(angle);
            double py = y + radius * width * Math.sin(angle);
            if (corner == 0) {
                path.moveTo(px, py);
            } else {
                path.lineTo(px, py);
            }
        }
        path.closePath();
        return path;
    }
}
