package dolmen.renderer.font;

import dolmen.renderer.resource.Resources;
import java.awt.Font;
import java.awt.FontFormatException;
import java.awt.Graphics2D;
import java.awt.font.FontRenderContext;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * The one typeface of all pictures, Inter, which is bundled with the classes; the machine's own fonts are never used,
 * so that pictures are alike everywhere. Fonts for other scripts substitute for it in people's names.
 *
 * @param regular the font for most words, of size 1
 * @param bold the font for names, of size 1
 * @param scripts the fonts for the scripts that it lacks
 * @param least the size of the smallest letters, in pixels
 */
public record Typeface(Font regular, Font bold, ScriptFonts scripts, double least) {

    /** The size of the smallest letters on any picture, in pixels: smaller ones are illegible on a phone. */
    static final double LEAST = 11;

    /** Measures outlines as the pencil draws them: smooth and with fractions of pixels. */
    static final FontRenderContext MEASURE = new FontRenderContext(null, true, true);

    /** The part of a text at the point where it is drawn. */
    public enum Align {
        START(0),
        CENTRE(0.5),
        END(1);

        private final double before;

        Align(double before) {
            this.before = before;
        }

        /** The part of the text before that point, from 0 to 1. */
        double before() {
            return before;
        }
    }

    /** Loads the bundled fonts. */
    public static Typeface load() {
        return new Typeface(read("Inter-Regular.ttf"), read("Inter-Bold.ttf"), ScriptFonts.bundled(), LEAST);
    }

    /** This typeface with a larger lower bound for letters, in pixels; never below that of all pictures. */
    public Typeface atLeast(double pixels) {
        return new Typeface(regular, bold, scripts, Math.max(LEAST, pixels));
    }

    /** The font for most words, of a size in pixels, or of the smallest legible size. */
    public Font regular(double size) {
        return sized(regular, Math.max(least, size));
    }

    /** The font for names, of a size in pixels, or of the smallest legible size. */
    public Font bold(double size) {
        return sized(bold, Math.max(least, size));
    }

    /** The fonts for names in any script, of a size in pixels, or of the smallest legible size. */
    public FontFamily names(double size) {
        return new FontFamily(bold(size), scripts);
    }

    /** The fonts for other words in any script, of a size in pixels, or of the smallest legible size. */
    public FontFamily words(double size) {
        return new FontFamily(regular(size), scripts);
    }

    /** The font in a size in pixels, or in the smallest legible size. */
    public static Font sized(Font font, double size) {
        return font.deriveFont((float) Math.max(LEAST, size));
    }

    /** The font of a file, of size 1. */
    static Font read(String file) {
        try {
            return FontOpener.open(Resources.read(Typeface.class, file));
        } catch (IOException cause) {
            throw new UncheckedIOException(cause);
        } catch (FontFormatException cause) {
            throw new IllegalStateException("unreadable: " + file, cause);
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

    /** The distance of the baseline below the middle of capitals and digits, in pixels. */
    public static double drop(Font font) {
        Rectangle2D capital = font.createGlyphVector(MEASURE, "E").getVisualBounds();
        return -capital.getCenterY();
    }
}
