package dolmen.renderer.font;

import dolmen.renderer.resource.Resources;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.io.IOException;

/**
 * The typeface of all pictures: Inter, bundled with the classes. The machine's own fonts are never used, so pictures
 * are alike everywhere. Fonts for other scripts replace Inter in people's names.
 *
 * @param regular the font for most text, in size 1
 * @param bold the font for names, in size 1
 * @param scripts the fonts for the scripts that Inter lacks
 * @param least the minimum font size, in pixels
 */
public record Typeface(Font regular, Font bold, ScriptFonts scripts, double least) {

    /** The minimum font size on any picture, in pixels: smaller letters are illegible on a phone. */
    static final double LEAST = 11;

    /** Measures outlines as the pencil draws them: antialiased, with fractional metrics. */
    static final FontRenderContext MEASURE = new FontRenderContext(null, true, true);

    /** The part of a text that is placed at the given point. */
    public enum Align {
        START(0),
        CENTRE(0.5),
        END(1);

        private final double before;

        Align(double before) {
            this.before = before;
        }

        /** The fraction of the text before that point, from 0 to 1. */
        double before() {
            return before;
        }
    }

    /**
     * Loads the bundled fonts.
     *
     * @throws UnreadableFontsException if this Java can read none; the message is for the operator
     */
    public static Typeface load() {
        return new Typeface(read("Inter-Regular.ttf"), read("Inter-Bold.ttf"), ScriptFonts.bundled(), LEAST);
    }

    /** This typeface with another minimum font size, in pixels; never below that of all pictures. */
    public Typeface atLeast(double pixels) {
        return new Typeface(regular, bold, scripts, Math.max(LEAST, pixels));
    }

    /** The font for most text, in a size in pixels or, if that is too small, in the minimum size. */
    public Font regular(double size) {
        return sized(regular, Math.max(least, size));
    }

    /** The font for names, in a size in pixels or, if that is too small, in the minimum size. */
    public Font bold(double size) {
        return sized(bold, Math.max(least, size));
    }

    /** The fonts for names in any script, in a size in pixels or, if that is too small, in the minimum size. */
    public FontFamily names(double size) {
        return new FontFamily(bold(size), scripts);
    }

    /** The fonts for other text in any script, in a size in pixels or, if that is too small, in the minimum size. */
    public FontFamily words(double size) {
        return new FontFamily(regular(size), scripts);
    }

    /** The font in a size in pixels or, if that is too small, in the smallest legible size. */
    public static Font sized(Font font, double size) {
        return font.deriveFont((float) Math.max(LEAST, size));
    }

    /** Reads the font of a file, in size 1. */
    static Font read(String file) {
        byte[] font = Resources.read(Typeface.class, file);
        try {
            return FontOpener.open(font);
        } catch (IOException | LinkageError cause) {
            throw new UnreadableFontsException(cause);
        } catch (FontFormatException cause) {
            throw new IllegalStateException("unreadable font: " + file, cause);
        }
    }

    /** The width of a text in pixels. */
    public static double width(String text, Font font) {
        return font.getStringBounds(text, MEASURE).getWidth();
    }

    /**
     * Draws the text with the pen's colour.
     *
     * @param y the baseline
     */
    public static void draw(Graphics2D pen, String text, Font font, double x, double y, Align align) {
        pen.setFont(font);
        pen.drawString(text, (float) (x - align.before * width(text, font)), (float) y);
    }

    /** Draws the text so that the middle of its capitals and digits is at y. */
    public static void drawMiddle(Graphics2D pen, String text, Font font, double x, double y, Align align) {
        draw(pen, text, font, x, y + drop(font), align);
    }

    /** The distance from the middle of capitals and digits down to the baseline, in pixels. */
    public static double drop(Font font) {
        Rectangle2D capital = font.createGlyphVector(MEASURE, "E").getVisualBounds();
        return -capital.getCenterY();
    }
}
