package dolmen.renderer.font;

import dolmen.renderer.font.Typeface.Align;
import java.awt.Font;
import java.awt.Graphics2D;
import java.text.Normalizer;

/**
 * A text from anybody, prepared to be drawn on one line. Characters that the font lacks are drawn as their nearest
 * equivalent or left out, marks do not pile up, and a long text is cut.
 */
public final class DrawableText {
    private static final String ELLIPSIS = "…";

    /** The length to which a text is cut first, since nobody reads more on one line. */
    private static final int MOST = 400;

    private static final int MOST_MARKS = 2;

    /** Scripts that write vowels as marks need more of them. */
    private static final int MOST_FOREIGN_MARKS = 3;

    private static final int NO_JOINING = 0x200C;
    private static final int JOINING = 0x200D;

    private final String text;
    private final FontFamily font;

    /** The drawable part of the text, or of the substitute if there is none. */
    public DrawableText(String text, String instead, Font font) {
        this(text, instead, FontFamily.of(font));
    }

    /** The drawable part of the text, or of the substitute if there is none, in a family of fonts. */
    public DrawableText(String text, String instead, FontFamily font) {
        this.font = font;
        String drawable = drawable(text);
        this.text = drawable.isEmpty() ? drawable(instead) : drawable;
    }

    /** The whole text, of any width. */
    String whole() {
        return text;
    }

    /** The part of the text that fits into the given pixels, with an ellipsis if it is cut. */
    public String fitting(double room) {
        if (fits(room)) {
            return text;
        }
        int fits = 0;
        int tooLong = text.length();
        while (tooLong - fits > 1) {
            int middle = (fits + tooLong) / 2;
            if (font.width(cut(middle)) <= room) {
                fits = middle;
            } else {
                tooLong = middle;
            }
        }
        return cut(fits);
    }

    /** True if the whole text fits into the given pixels. */
    public boolean fits(double room) {
        return font.width(text) <= room;
    }

    /**
     * Draws the part that fits into the given pixels, with the pen's colour.
     *
     * @param y the baseline
     */
    public void draw(Graphics2D pen, double room, double x, double y, Align align) {
        font.draw(pen, fitting(room), x, y, align);
    }

    private String cut(int length) {
        int end = length;
        while (end > 0
                && end < text.length()
                && (Character.isLowSurrogate(text.charAt(end)) || isMark(text.charAt(end)))) {
            end--;
        }
        return text.substring(0, end).stripTrailing() + ELLIPSIS;
    }

    private String drawable(String written) {
        String head = written.substring(0, Math.min(written.length(), MOST));
        String composed = Normalizer.normalize(head, Normalizer.Form.NFC);
        var kept = new StringBuilder();
        int room = 0;
        int before = 0;
        for (int codePoint : composed.codePoints().toArray()) {
            if (isMark(codePoint) || isJoiner(codePoint)) {
                if (room > 0 && codePoint != before && isDrawableAfter(codePoint, before)) {
                    kept.appendCodePoint(codePoint);
                    room--;
                }
            } else {
                room = append(kept, codePoint) ? mostMarksOn(codePoint) : 0;
            }
            before = codePoint;
        }
        return kept.toString().strip().replaceAll(" {2,}", " ");
    }

    /** Appends the character, or its plain form, such as A for "𝔄"; true if anything was appended. */
    private boolean append(StringBuilder kept, int codePoint) {
        if (Character.isWhitespace(codePoint) || Character.isSpaceChar(codePoint)) {
            kept.append(' ');
            return false;
        }
        int before = kept.length();
        if (isVisible(codePoint) && font.canDisplay(codePoint)) {
            kept.appendCodePoint(codePoint);
        } else {
            Normalizer.normalize(Character.toString(codePoint), Normalizer.Form.NFKC)
                    .codePoints()
                    .filter(plain -> plain != codePoint && isVisible(plain) && font.canDisplay(plain))
                    .forEach(kept::appendCodePoint);
        }
        return kept.length() > before;
    }

    private int mostMarksOn(int codePoint) {
        return font.isForeign(codePoint) ? MOST_FOREIGN_MARKS : MOST_MARKS;
    }

    /** Joiners have a meaning between the letters of some scripts; in other scripts they only cause trouble. */
    private boolean isDrawableAfter(int codePoint, int before) {
        return isJoiner(codePoint) ? font.isForeign(before) : font.canDisplay(codePoint);
    }

    private static boolean isJoiner(int codePoint) {
        return codePoint == NO_JOINING || codePoint == JOINING;
    }

    private static boolean isMark(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.NON_SPACING_MARK, Character.ENCLOSING_MARK, Character.COMBINING_SPACING_MARK -> true;
            default -> false;
        };
    }

    private static boolean isVisible(int codePoint) {
        return switch (Character.getType(codePoint)) {
            case Character.CONTROL,
                    Character.FORMAT,
                    Character.SURROGATE,
                    Character.PRIVATE_USE,
                    Character.UNASSIGNED -> false;
            default -> !isMark(codePoint);
        };
    }
}
