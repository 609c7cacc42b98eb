package dolmen.renderer.plaque;

import dolmen.renderer.DrawableText;
import dolmen.renderer.FontFamily;
import dolmen.renderer.Plate;
import dolmen.renderer.Theme;
import dolmen.renderer.Typeface;
import dolmen.renderer.Typeface.Align;
import dolmen.rules.scene.Material;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;

/**
 * What plaques are written on and with. All lengths are parts of the page's width.
 *
 * @param typeface for all words
 * @param plates what tables are written on
 * @param theme the colours
 * @param width in pixels
 */
record Page(Typeface typeface, Plates plates, Theme theme, int width) {
    static final double MARGIN = 0.045;

    /** The height of a row of a table, in parts of the width. */
    static final double ROW = 0.066;

    /** The letters of what matters, in parts of the width. */
    static final double TEXT = 0.034;

    /** The letters of what matters less: 11 pixels of 400. */
    static final double SMALL = 0.0285;

    /** What stands instead of a name that is empty or cannot be drawn. */
    static final String UNNAMED = "No name";

    /** How far a line of any script may reach above and below its middle, in sizes of its letters. */
    private static final double REACH = 0.95;

    /** So many parts of the width, in pixels. */
    double px(double part) {
        return part * width;
    }

    double left() {
        return Math.round(px(MARGIN));
    }

    double right() {
        return width - left();
    }

    Font text() {
        return typeface.regular(px(TEXT));
    }

    Font small() {
        return typeface.regular(px(SMALL));
    }

    FontFamily names() {
        return typeface.names(px(TEXT));
    }

    /** Draws a plate as wide as there is room, so many pixels below the upper edge. */
    Plate plate(Graphics2D pen, Material material, double top, double height, int rows) {
        var bounds = new Rectangle2D.Double(left(), Math.round(top), right() - left(), Math.round(height));
        var plate = new Plate(material, theme, bounds, rows, px(ROW));
        plates.paint(pen, plate);
        return plate;
    }

    /** Writes something of our own about the middle of a line. */
    void write(Graphics2D pen, String text, Font font, Color ink, double x, double y, Align align) {
        pen.setPaint(ink);
        Typeface.drawMiddle(pen, text, font, x, y, align);
    }

    /**
     * Writes something that anybody may have written, as much of it as there is room, about the middle of a line.
     *
     * @return where it ends, in pixels
     */
    double writeAny(Graphics2D pen, DrawableText text, FontFamily fonts, Color ink, double x, double y, double room) {
        Shape everywhere = pen.getClip();
        double reach = REACH * fonts.first().getSize2D();
        pen.clip(new Rectangle2D.Double(x, y - reach, room, 2 * reach));
        pen.setPaint(ink);
        text.draw(pen, room, x, y + Typeface.drop(fonts.first()), Align.START);
        pen.setClip(everywhere);
        return x + fonts.width(text.fitting(room));
    }
}
