package dolmen.renderer.font;

import dolmen.renderer.font.Typeface.Align;
import java.awt.Graphics2D;
import java.util.ArrayList;
import java.util.List;

/**
 * A name in any script on a few lines, broken between words and cut if it is too long.
 *
 * @param lines the lines, from the top
 * @param font the font of the lines
 * @param room the maximum width, in pixels
 */
public record NameLines(List<DrawableText> lines, FontFamily font, double room) {
    private static final double LEADING = 1.16;

    public NameLines {
        lines = List.copyOf(lines);
    }

    /**
     * The drawable part of the name, or of the substitute if there is none.
     *
     * @param most the maximum number of lines
     */
    public static NameLines of(String name, String instead, FontFamily font, double room, int most) {
        String whole = new DrawableText(name, instead, font).whole();
        var lines = new ArrayList<String>();
        for (String word : whole.split(" ", -1)) {
            boolean goesOn =
                    !lines.isEmpty() && (lines.size() == most || font.width(lines.getLast() + " " + word) <= room);
            if (goesOn) {
                lines.set(lines.size() - 1, lines.getLast() + " " + word);
            } else {
                lines.add(word);
            }
        }
        return new NameLines(
                lines.stream().map(line -> new DrawableText(line, "", font)).toList(), font, room);
    }

    /** The height of all lines in pixels. */
    public double height() {
        return lines.size() * pitch();
    }

    /**
     * Draws the lines below each other with the pen's colour.
     *
     * @param baseline the baseline of the first line
     */
    public void draw(Graphics2D pen, double x, double baseline) {
        for (int line = 0; line < lines.size(); line++) {
            lines.get(line).draw(pen, room, x, baseline + line * pitch(), Align.START);
        }
    }

    private double pitch() {
        return font.first().getSize2D() * LEADING;
    }
}
