package dolmen.renderer.font;

import dolmen.renderer.font.Typeface.Align;
import java.awt.Font;
import java.awt.Graphics2D;
import java.lang.Character.UnicodeBlock;
import java.text.BreakIterator;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * A text on a few lines, none wider than the given room.
 *
 * @param lines the lines, from the top
 * @param font the fonts of the lines
 * @param whole false if the text was cut
 */
public record Paragraph(List<String> lines, FontFamily font, boolean whole) {
    private static final double LEADING = 1.16;
    private static final double[] SIZES = {1, 0.93, 0.86, 0.8};

    /** The end of a piece that no line break may follow: a number before its noun. */
    private static final Pattern NUMBER = Pattern.compile("(?:^|.*\\s)\\d{1,4} ", Pattern.DOTALL);

    /** Letters and signs of a script without blanks that are not ideographic themselves. */
    private static final Set<UnicodeBlock> KANA = Set.of(
            UnicodeBlock.HIRAGANA,
            UnicodeBlock.KATAKANA,
            UnicodeBlock.CJK_SYMBOLS_AND_PUNCTUATION,
            UnicodeBlock.HALFWIDTH_AND_FULLWIDTH_FORMS);

    public Paragraph {
        lines = List.copyOf(lines);
    }

    /**
     * The text in the font, or in a slightly smaller one if it does not fit otherwise; cut if it still does not fit.
     *
     * @param typeface the typeface with the minimum font size
     * @param room the maximum width, in pixels
     * @param most the maximum number of lines
     */
    public static Paragraph of(Typeface typeface, String text, Font font, double room, int most) {
        for (double size : SIZES) {
            FontFamily smaller = smaller(typeface, font, size);
            List<String> lines = wrapped(text, smaller, room);
            if (lines.size() <= most && lines.stream().allMatch(line -> smaller.width(line.stripTrailing()) <= room)) {
                return new Paragraph(lines.stream().map(String::stripTrailing).toList(), smaller, true);
            }
        }
        FontFamily smallest = smaller(typeface, font, SIZES[SIZES.length - 1]);
        List<String> lines = wrapped(text, smallest, room);
        var kept = new ArrayList<>(lines.subList(0, Math.min(most, lines.size()) - 1));
        kept.add(String.join("", lines.subList(kept.size(), lines.size())));
        return new Paragraph(
                kept.stream()
                        .map(line -> new DrawableText(line, "", smallest).fitting(room))
                        .toList(),
                smallest,
                false);
    }

    private static FontFamily smaller(Typeface typeface, Font font, double part) {
        Font sized = Typeface.sized(font, Math.max(typeface.least(), part * font.getSize2D()));
        return new FontFamily(sized, typeface.scripts());
    }

    private static List<String> wrapped(String text, FontFamily font, double room) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (String piece : pieces(new DrawableText(text, "", font).whole())) {
            if (!line.isEmpty() && font.width((line + piece).stripTrailing()) > room) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(piece);
        }
        lines.add(line.toString());
        return lines;
    }

    /**
     * The parts between which a line may break: after blanks, and between the letters of scripts that are written
     * without blanks.
     */
    private static List<String> pieces(String text) {
        var pieces = new ArrayList<String>();
        BreakIterator breaks = BreakIterator.getLineInstance(Locale.ROOT);
        breaks.setText(text);
        int begin = 0;
        for (int end = breaks.next(); end != BreakIterator.DONE; end = breaks.next()) {
            String piece = text.substring(begin, end);
            if (end == text.length() || (mayEndLine(piece) && mayBeginLine(text.charAt(end)))) {
                pieces.add(piece);
                begin = end;
            }
        }
        return pieces;
    }

    /** False for a sign after the no-break space of French, which is a plain one in {@link DrawableText}. */
    private static boolean mayBeginLine(char first) {
        return ":;!?»".indexOf(first) < 0;
    }

    private static boolean mayEndLine(String piece) {
        int last = piece.codePointBefore(piece.length());
        return (last == ' ' && !NUMBER.matcher(piece).matches())
                || Character.isIdeographic(last)
                || KANA.contains(UnicodeBlock.of(last));
    }

    /** The height of all lines in pixels. */
    public double height() {
        return lines.size() * pitch();
    }

    /** Draws the lines with the pen's colour, centred on a point. */
    public void drawAbout(Graphics2D pen, double x, double y) {
        for (int line = 0; line < lines.size(); line++) {
            double middle = y + (line - (lines.size() - 1) / 2.0) * pitch();
            font.drawMiddle(pen, lines.get(line), x, middle, Align.CENTRE);
        }
    }

    /** Draws the lines with the pen's colour, with their upper left corner at a point. */
    public void drawBelow(Graphics2D pen, double x, double top) {
        draw(pen, x, top + pitch() / 2 + Typeface.drop(font.first()), Align.START);
    }

    /**
     * Draws the lines below each other with the pen's colour.
     *
     * @param baseline the baseline of the first line
     */
    public void draw(Graphics2D pen, double x, double baseline, Align align) {
        for (int line = 0; line < lines.size(); line++) {
            font.draw(pen, lines.get(line), x, baseline + line * pitch(), align);
        }
    }

    private double pitch() {
        return font.first().getSize2D() * LEADING;
    }
}
