package dolmen.renderer.face;

import dolmen.renderer.pen.Pencil;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/**
 * The stone of a face: its rough field has a smooth frame with notches below.
 *
 * @param chisel the chisel that cuts it
 * @param outline the outline in pixels
 */
record Slab(Chisel chisel, Shape outline) {
    private static final double SHADOW = 3.5;
    private static final double BEVEL = 1.8;
    private static final double FRAME = 6;
    private static final double GROOVE = 1.5;
    private static final double LIP = 0.9;
    private static final double NOTCH = 3.2;
    private static final double BETWEEN_NOTCHES = 7;
    private static final double NOTCH_END = 2.4;
    private static final int PECKS = 150;
    private static final double PECK = 0.9;
    private static final int SIZES = 3;
    private static final double LARGER = 0.35;
    private static final double REACH = 0.55;
    private static final double LIT = 0.45;
    private static final double GOLDEN_ANGLE = Math.PI * (3 - Math.sqrt(5));

    /** Draws the stone without the face. */
    void paint(Color shadow) {
        Pencil.shadow(chisel.pen(), outline, shadow, chisel.px(SHADOW));
        Pencil.fill(chisel.pen(), outline, chisel.colors().stone());
        if (chisel.isFine()) {
            pecks();
        }
    }

    /** Draws the frame with the given number of notches at the bottom. It covers everything outside the field. */
    void frame(int notches) {
        Graphics2D pen = chisel.pen();
        Shape everywhere = pen.getClip();
        pen.clip(outline);
        Pencil.line(pen, outline, chisel.colors().light(), chisel.px(2 * FRAME + GROOVE + LIP));
        Pencil.line(pen, outline, chisel.colors().groove(), chisel.px(2 * FRAME + GROOVE));
        Pencil.line(pen, outline, chisel.colors().stone(), chisel.px(2 * FRAME - GROOVE));
        pen.setClip(everywhere);
        chisel.bevel(outline, BEVEL);
        Rectangle2D stone = outline.getBounds2D();
        double top = stone.getMaxY() - chisel.px(FRAME);
        double bottom = stone.getMaxY() - chisel.px(NOTCH_END);
        for (int notch = 0; notch < notches; notch++) {
            double x = stone.getCenterX() + chisel.px((notch - (notches - 1) / 2.0) * BETWEEN_NOTCHES);
            chisel.groove(new Line2D.Double(x, top, x, bottom), NOTCH);
        }
    }

    /** Draws the hammer marks of the flattened stone. */
    private void pecks() {
        Graphics2D pen = chisel.pen();
        Shape everywhere = pen.getClip();
        pen.clip(outline);
        double middle = chisel.size() / 2;
        for (int number = 0; number < PECKS; number++) {
            double way = REACH * chisel.size() * Math.sqrt((number + 0.5) / PECKS);
            double x = middle + way * Math.cos(number * GOLDEN_ANGLE);
            double y = middle + way * Math.sin(number * GOLDEN_ANGLE);
            double across = chisel.px(PECK) * (1 + number % SIZES * LARGER);
            double lip = across / SIZES;
            Color lit = Pencil.faded(chisel.colors().light(), LIT);
            Pencil.fill(pen, new Ellipse2D.Double(x + lip, y + lip, across, across), lit);
            Pencil.fill(
                    pen,
                    new Ellipse2D.Double(x, y, across, across),
                    Pencil.faded(chisel.colors().shade(), LIT));
        }
        pen.setClip(everywhere);
    }
}
