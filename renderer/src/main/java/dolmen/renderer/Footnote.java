package dolmen.renderer;

import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.theme.Theme;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Surface;
import java.awt.Graphics2D;
import java.util.stream.Collectors;

/**
 * The sentences below a board that explain the picture.
 *
 * @param words all of them; empty for none
 * @param typeface in which they are written
 * @param width of the picture in pixels
 * @param onTable true below a cloth, which has no coordinates at its edge to keep clear of
 */
record Footnote(String words, Typeface typeface, int width, boolean onTable) {
    private static final double SIZE = 0.0275;
    private static final double MARGIN = 0.045;
    private static final double ABOVE = 0.015;
    private static final int MOST_LINES = 3;

    static Footnote of(Surface surface, Typeface typeface, int width) {
        String words = surface.labels().stream()
                .filter(label -> label.location() == Label.Location.NOTE)
                .map(Label::text)
                .collect(Collectors.joining(" "));
        return new Footnote(words, typeface, width, surface instanceof Surface.Table);
    }

    /** The margins, with room added for the sentences below the board. */
    PictureLayout.Margins under(PictureLayout.Margins margins) {
        int below = words.isEmpty()
                ? 0
                : (int) Math.ceil(lines(width - margins.beside()).height() + (onTable ? 0 : ABOVE * width));
        return new PictureLayout.Margins(margins.above(), margins.beside(), margins.tall(), below);
    }

    void paint(Graphics2D pen, PictureLayout layout, Theme theme) {
        if (!words.isEmpty()) {
            int across = width - layout.beside();
            Paragraph lines = lines(across);
            double margin = MARGIN / 2 * width;
            pen.setPaint(theme.quiet());
            lines.drawAbout(pen, across / 2.0, layout.height() - margin - lines.height() / 2);
        }
    }

    private Paragraph lines(int across) {
        return Paragraph.of(typeface, words, typeface.regular(SIZE * width), across - 2 * MARGIN * width, MOST_LINES);
    }
}
