package dolmen.renderer.piece;

import dolmen.rules.scene.Card.Frame;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Area;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;

/** The outlines of the frames on cards, with height 1 and centred on the origin. */
final class CardFrame {
    private static final double[][] COFFIN = {
        {-0.17, -0.5}, {0.17, -0.5}, {0.36, -0.2}, {0.19, 0.5}, {-0.19, 0.5}, {-0.36, -0.2}
    };
    private static final double OVALS = 0.35;

    private CardFrame() {}

    /** The width of a frame with height 1. */
    static double width(Frame frame) {
        return switch (frame) {
            case OVAL -> 0.78;
            case COFFIN -> 0.72;
            case SQUARE_WITH_OVALS -> 0.92;
            case SLAB -> 0.82;
        };
    }

    /** The side of the drawing's square. */
    static double drawing(Frame frame) {
        return switch (frame) {
            case OVAL -> 0.82;
            case COFFIN -> 0.5;
            case SQUARE_WITH_OVALS -> 0.62;
            case SLAB -> 0.6;
        };
    }

    /** The distance from the middle of the frame down to the middle of the drawing. */
    static double drop(Frame frame) {
        return switch (frame) {
            case OVAL -> 0.1;
            case SQUARE_WITH_OVALS -> 0;
            case COFFIN -> -0.13;
            case SLAB -> 0.02;
        };
    }

    /** The outline of a frame. */
    static Shape outline(Frame frame) {
        return switch (frame) {
            case OVAL -> ellipse(0, 0, width(frame), 1);
            case COFFIN -> coffin();
            case SQUARE_WITH_OVALS -> squareWithOvals();
            case SLAB -> slab();
        };
    }

    private static Shape coffin() {
        var path = new Path2D.Double();
        path.moveTo(COFFIN[0][0], COFFIN[0][1]);
        for (int corner = 1; corner < COFFIN.length; corner++) {
            path.lineTo(COFFIN[corner][0], COFFIN[corner][1]);
        }
        path.closePath();
        return path;
    }

    private static Shape squareWithOvals() {
        double half = width(Frame.SQUARE_WITH_OVALS) / 2 - 0.09;
        var shape = new Area(new Rectangle2D.Double(-half, -half, 2 * half, 2 * half));
        for (int corner = 0; corner < 4; corner++) {
            var oval = new Area(ellipse(half, half, OVALS * 0.78, OVALS * 0.6));
            oval.transform(AffineTransform.getQuadrantRotateInstance(corner));
            shape.add(oval);
        }
        return shape;
    }

    private static Shape slab() {
        double half = width(Frame.SLAB) / 2;
        double shoulder = half - 0.05;
        var shape = new Area(
                new RoundRectangle2D.Double(-shoulder, -0.5, 2 * shoulder, 1.3, 1.8 * shoulder, 1.8 * shoulder * 0.9));
        shape.intersect(new Area(new Rectangle2D.Double(-half, -0.5, 2 * half, 0.92)));
        shape.add(new Area(new Rectangle2D.Double(-half, 0.38, 2 * half, 0.12)));
        return shape;
    }

    private static Ellipse2D ellipse(double x, double y, double width, double height) {
        return new Ellipse2D.Double(x - width / 2, y - height / 2, width, height);
    }
}
