package dolmen.renderer.plaque.page;

import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.FontFamily;
import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.plaque.PlaqueWords;
import dolmen.renderer.surface.Plate;
import dolmen.renderer.theme.Theme;
import dolmen.rules.scene.Material;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;

/**
 * The page of a plaque, with everything that its sections share. All lengths are fractions of the page's width.
 *
 * @param typeface the typeface of all text
 * @param plates the ground of tables
 * @param words the words that do not depend on the contents
 * @param theme the colours
 * @param width the width in pixels
 */
public record PlaquePage(Typeface typeface, Plates plates, PlaqueWords words, Theme theme, int width) {
    static final double MARGIN = 0.045;

    /** The height of a table row, as a fraction of the width. */
    public static final double ROW = 0.066;

    /** The font size of important text, as a fraction of the width. */
    static final double TEXT = 0.034;

    /** The font size of less important text: 11 pixels at a width of 400. */
    public static final double SMALL = 0.0285;

    /** The height of the tallest script above and below the middle of a line, as a multiple of the font size. */
    private static final double REACH = 0.95;

    /** Converts a fraction of the width to pixels. */
    public double px(double part) {
        return part * width;
    }

    public double left() {
        return Math.round(px(MARGIN));
    }

    public double right() {
        return width - left();
    }

    public FontFamily text() {
        return typeface.words(px(TEXT));
    }

    public FontFamily small() {
        return typeface.words(px(SMALL));
    }

    public FontFamily names() {
        return typeface.names(px(TEXT));
    }

    /** Draws a plate across the page, at the given distance below the upper edge, in pixels. */
    public Plate plate(Graphics2D pen, Material material, double top, double height, int rows) {
        var bounds = new Rectangle2D.Double(left(), Math.round(top), right() - left(), Math.round(height));
        var plate = new Plate(material, theme, bounds, rows, px(ROW));
        plates.paint(pen, plate);
        return plate;
    }

    /** Writes the product's own text, vertically centred on y. */
    public void write(Graphics2D pen, String text, FontFamily fonts, Color ink, double x, double y, Align align) {
        pen.setPaint(ink);
        if (fonts.first().canDisplayUpTo(text) < 0) {
            Typeface.drawMiddle(pen, text, fonts.first(), x, y, align);
        } else {
            fonts.drawMiddle(pen, text, x, y, align);
        }
    }

    /** As above, on a line of limited room: smaller if it does not fit otherwise, and cut if it still does not fit. */
    public void write(
            Graphics2D pen, String text, FontFamily fonts, Color ink, double x, double y, Align align, double room) {
        Paragraph line = Paragraph.of(typeface, text, fonts.first(), room, 1);
        write(pen, line.lines().getFirst(), line.font(), ink, x, y, align);
    }

    /** Writes the only line of a paragraph, vertically centred on y. */
    public void write(Graphics2D pen, Paragraph line, Color ink, double x, double y) {
        write(pen, line.lines().getFirst(), line.font(), ink, x, y, Align.START);
    }

    /**
     * Writes anybody's text, vertically centred on y, as much of it as fits.
     *
     * @return the x where the text ends, in pixels
     */
    public double writeAny(
            Graphics2D pen, DrawableText text, FontFamily fonts, Color ink, double x, double y, double room) {
        Shape everywhere = pen.getClip();
        double reach = REACH * fonts.first().getSize2D();
        pen.clip(new Rectangle2D.Double(x, y - reach, room, 2 * reach));
        pen.setPaint(ink);
        text.draw(pen, room, x, y + Typeface.drop(fonts.first()), Align.START);
        pen.setClip(everywhere);
        return x + fonts.width(text.fitting(room));
    }
}
