package dolmen.renderer.font;

import dolmen.renderer.font.Typeface.Align;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.font.TextAttribute;
import java.awt.font.TextLayout;
import java.text.AttributedString;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Fonts that draw one line together. The first font that has a letter draws it, words stay in one font where possible,
 * and right-to-left text keeps its direction.
 *
 * @param first the preferred font; its size applies to all
 * @param others substitutes for letters that it lacks
 */
public record FontFamily(Font first, ScriptFonts others) {

    /** A family of one font. */
    static FontFamily of(Font font) {
        return new FontFamily(font, ScriptFonts.none());
    }

    /** True if some font has the character. */
    boolean canDisplay(int codePoint) {
        return fontOf(codePoint).isPresent();
    }

    /** True if only a substitute font has the character. */
    boolean isForeign(int codePoint) {
        return !first.canDisplay(codePoint) && canDisplay(codePoint);
    }

    private Optional<Font> fontOf(int codePoint) {
        return first.canDisplay(codePoint)
                ? Optional.of(first)
                : others.all().stream()
                        .filter(font -> font.canDisplay(codePoint))
                        .findFirst()
                        .map(font -> Typeface.sized(font, first.getSize2D()));
    }

    /** The first font that has all letters of the text, or the preferred one. */
    public Font one(String text) {
        return Stream.concat(
                        Stream.of(first), others.all().stream().map(font -> Typeface.sized(font, first.getSize2D())))
                .filter(font -> font.canDisplayUpTo(text) < 0)
                .findFirst()
                .orElse(first);
    }

    /** The width of a text in pixels. */
    public double width(String text) {
        if (first.canDisplayUpTo(text) < 0) {
            return Typeface.width(text, first);
        }
        return layout(text).getAdvance();
    }

    /**
     * Draws the text with the pen's colour.
     *
     * @param y the baseline
     */
    public void draw(Graphics2D pen, String text, double x, double y, Align align) {
        if (!text.isEmpty()) {
            TextLayout line = layout(text);
            line.draw(pen, (float) (x - align.before() * line.getAdvance()), (float) y);
        }
    }

    /** Draws the text so that the middle of its capitals and digits is at y. */
    public void drawMiddle(Graphics2D pen, String text, double x, double y, Align align) {
        draw(pen, text, x, y + Typeface.drop(first), align);
    }

    private TextLayout layout(String text) {
        var attributed = new AttributedString(text);
        Font font = first;
        int begin = 0;
        for (int index = 0; index < text.length(); index += Character.charCount(text.codePointAt(index))) {
            Font next = fontAfter(font, text.codePointAt(index));
            if (!next.equals(font)) {
                addRun(attributed, font, begin, index);
                begin = index;
                font = next;
            }
        }
        addRun(attributed, font, begin, text.length());
        return new TextLayout(attributed.getIterator(), Typeface.MEASURE);
    }

    private static void addRun(AttributedString text, Font font, int begin, int end) {
        if (begin < end) {
            text.addAttribute(TextAttribute.FONT, font, begin, end);
        }
    }

    /** The font of a character: marks and blanks stay in the preceding font, so that it can shape whole words. */
    private Font fontAfter(Font before, int codePoint) {
        boolean goesOn = !Character.isLetterOrDigit(codePoint) && before.canDisplay(codePoint);
        return goesOn ? before : fontOf(codePoint).orElse(first);
    }
}
