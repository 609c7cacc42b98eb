package dolmen.renderer.font;

import dolmen.renderer.font.Typeface.Align;
import java.awt.Font;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * A text on a few lines, none wider than the given room.
 *
 * @param lines the lines, from the top
 * @param font the font of the lines
 * @param whole false if the text was cut
 */
public record Paragraph(List<String> lines, Font font, boolean whole) {
    private static final double LEADING = 1.16;
    private static final double[] SIZES = {1, 0.93, 0.86, 0.8};

    /** The possible line breaks: not between a number and its noun. */
    private static final Pattern BREAK = Pattern.compile("(?<!(?:^|\\s)\\d{1,4}) ");

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
            Font smaller = smaller(typeface, font, size);
            List<String> lines = wrapped(text, smaller, room);
            if (lines.size() <= most && lines.stream().allMatch(line -> Typeface.width(line, smaller) <= room)) {
                return new Paragraph(lines, smaller, true);
            }
        }
        Font smallest = smaller(typeface, font, SIZES[SIZES.length - 1]);
        List<String> lines = wrapped(text, smallest, room);
        var kept = new ArrayList<>(lines.subList(0, Math.min(most, lines.size()) - 1));
        kept.add(String.join(" ", lines.subList(kept.size(), lines.size())));
        return new Paragraph(
                kept.stream()
                        .map(line -> new DrawableText(line, "", smallest).fitting(room))
                        .toList(),
                smallest,
                false);
    }

    private static Font smaller(Typeface typeface, Font font, double part) {
        return Typeface.sized(font, Math.max(typeface.least(), part * font.getSize2D()));
    }

    private static List<String> wrapped(String text, Font font, double room) {
        var lines = new ArrayList<String>();
        var line = new StringBuilder();
        for (String word : BREAK.split(new DrawableText(text, "", font).whole(), -1)) {
            if (!line.isEmpty() && Typeface.width(line + " " + word, font) > room) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        return lines;
    }

    /** The height of all lines in pixels. */
    public double height() {
        return lines.size() * pitch();
    }

    /** Draws the lines with the pen's colour, centred on a point. */
    public void drawAbout(Graphics2D pen, double x, double y) {
        for (int line = 0; line < lines.size(); line++) {
            double middle = y + (line - (lines.size() - 1) / 2.0) * pitch();
            Typeface.drawMiddle(pen, lines.get(line), font, x, middle, Align.CENTRE);
        }
    }

    /** Draws the lines with the pen's colour, with their upper left corner at a point. */
    public void drawBelow(Graphics2D pen, double x, double top) {
        draw(pen, x, top + pitch() / 2 + Typeface.drop(font), Align.START);
    }

    /**
     * Draws the lines below each other with the pen's colour.
     *
     * @param baseline the baseline of the first line
     */
    public void draw(Graphics2D pen, double x, double baseline, Align align) {
        for (int line = 0; line < lines.size(); line++) {
            Typeface.draw(pen, lines.get(line), font, x, baseline + line * pitch(), align);
        }
    }

    private double pitch() {
        return font.getSize2D() * LEADING;
    }
}
