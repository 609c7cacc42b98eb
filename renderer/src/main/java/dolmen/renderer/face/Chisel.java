package dolmen.renderer.face;

import dolmen.renderer.pen.Pencil;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;

/**
 * Cuts planes and grooves into a stone, with light from the upper left.
 *
 * @param pen a pen with its origin at the upper left corner of the stone's square
 * @param colors the colours of the stone
 * @param size the side of that square, in pixels
 */
record Chisel(Graphics2D pen, FaceColors colors, double size) {
    /** The side of the square in the unit of all lengths. */
    static final double UNITS = 100;

    private static final double EDGE = 0.9;
    private static final double LEAST_EDGE = 0.7;
    private static final double LIT = 0.6;
    private static final double UNLIT = 0.5;
    private static final double SHADED = 0.3;

    /** The size in pixels below which fine grooves would run into each other. */
    private static final double SMALL = 80;

    /** True if there is room for fine details. */
    boolean isFine() {
        return size >= SMALL;
    }

    double px(double units) {
        return units * size / UNITS;
    }

    Shape pixels(Shape shape) {
        return AffineTransform.getScaleInstance(size / UNITS, size / UNITS).createTransformedShape(shape);
    }

    /** Draws a raised plane. */
    void plane(Shape shape, Color color, double bevel) {
        Pencil.fill(pen, shape, color);
        bevel(shape, bevel);
    }

    /** Draws the edge of a raised plane: light towards the light, and dark on the far side. */
    void bevel(Shape shape, double bevel) {
        Shape everywhere = pen.getClip();
        pen.clip(shape);
        Pencil.line(pen, moved(shape, -bevel), Pencil.faded(colors.shade(), UNLIT), 2 * px(bevel));
        Pencil.line(pen, moved(shape, bevel), Pencil.faded(colors.light(), LIT), 2 * px(bevel));
        pen.setClip(everywhere);
        Pencil.line(pen, shape, colors.edge(), Math.max(LEAST_EDGE, px(EDGE)));
    }

    /** Fills a plane that is turned away from the light and has no edge. */
    void shade(Shape shape) {
        Pencil.fill(pen, shape, Pencil.faded(colors.shade(), SHADED));
    }

    void hollow(Shape shape) {
        Pencil.fill(pen, shape, colors.groove());
    }

    /** Draws a groove with a lit lower edge. */
    void groove(Shape shape, double width) {
        Pencil.line(pen, moved(shape, width / 3), Pencil.faded(colors.light(), UNLIT), px(width));
        Pencil.line(pen, shape, colors.groove(), Math.max(LEAST_EDGE, px(width)));
    }

    void scratch(Shape shape, double width) {
        if (isFine()) {
            Pencil.line(pen, shape, Pencil.faded(colors.groove(), UNLIT), px(width));
        }
    }

    private Shape moved(Shape shape, double units) {
        return AffineTransform.getTranslateInstance(px(units), px(units)).createTransformedShape(shape);
    }
}
