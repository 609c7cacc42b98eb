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
 * @param words the text; empty for none
 * @param typeface the typeface of the text
 * @param width the picture's width, in pixels
 * @param underneath the height of everything below the footnote, in pixels
 * @param onTable true below a cloth, which has no coordinates at its edge to avoid
 */
record Footnote(String words, Typeface typeface, int width, int underneath, boolean onTable) {
    private static final double SIZE = 0.0275;
    private static final double MARGIN = 0.045;
    private static final double ABOVE = 0.015;
    private static final int MOST_LINES = 3;

    static Footnote of(Surface surface, Typeface typeface, int width, int underneath) {
        String words = surface.labels().stream()
                .filter(label -> label.location() == Label.Location.NOTE)
                .map(Label::textInWords)
                .collect(Collectors.joining(" "));
        return new Footnote(words, typeface, width, underneath, surface instanceof Surface.Table);
    }

    /** The margins, with room added for the sentences below the board. */
    PictureLayout.Margins under(PictureLayout.Margins margins) {
        int room = words.isEmpty() ? 0 : (int) Math.ceil(lines().height() + (onTable ? 0 : ABOVE * width));
        return new PictureLayout.Margins(margins.above(), margins.below() + room);
    }

    void paint(Graphics2D pen, PictureLayout layout, Theme theme) {
        if (!words.isEmpty()) {
            double margin = (underneath == 0 ? MARGIN : ABOVE) / 2 * width;
            pen.setPaint(theme.quiet());
            lines().drawAbout(pen, width / 2.0, layout.height() - underneath - margin - lines().height() / 2);
        }
    }

    private Paragraph lines() {
        return Paragraph.of(typeface, words, typeface.regular(SIZE * width), width * (1 - 2 * MARGIN), MOST_LINES);
    }
}
