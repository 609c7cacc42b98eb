package dolmen.renderer;

import dolmen.renderer.font.NameLines;
import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.theme.Theme;
import java.awt.Graphics2D;

/**
 * All words of a keepsake in a column, beside a board of the same height: the game, the winner and the reason, and the
 * players.
 *
 * @param typeface for the words
 * @param width of the picture in pixels
 * @param left edge of the column, which ends at the edge of the page
 */
record KeepsakeColumn(Typeface typeface, Theme theme, Keepsake keepsake, int width, double left) {
    private static final double TITLE = 0.04;
    private static final double HEADLINE = 0.042;
    private static final double REASON = 0.032;
    private static final double BETWEEN = 0.018;
    private static final int TITLE_LINES = 2;
    private static final int HEADLINE_LINES = 3;
    private static final int REASON_LINES = 4;

    double height() {
        return TITLE * width
                + title().height()
                + headline().height()
                + (told() ? reason().height() + BETWEEN * width : 0)
                + 2 * BETWEEN * width
                + rows().height(keepsake.rows());
    }

    void paint(Graphics2D pen, double top) {
        double y = top + TITLE * width;
        pen.setPaint(theme.quiet());
        title().draw(pen, left, y, Align.START);
        y += title().height() + BETWEEN * width;
        pen.setPaint(theme.ink());
        headline().draw(pen, left, y + BETWEEN * width / 2);
        y += headline().height();
        if (told()) {
            reason().draw(pen, left, y, Align.START);
            y += reason().height() + BETWEEN * width;
        }
        rows().paint(pen, keepsake.rows(), left, y - BETWEEN * width);
    }

    private boolean told() {
        return !keepsake.how().isBlank();
    }

    private Paragraph title() {
        return Paragraph.of(
                typeface, keepsake.title(), typeface.regular(KeepsakeRenderer.SMALL * width), room(), TITLE_LINES);
    }

    private NameLines headline() {
        return NameLines.of(keepsake.headline(), "", typeface.names(HEADLINE * width), room(), HEADLINE_LINES);
    }

    private Paragraph reason() {
        return Paragraph.of(typeface, keepsake.how(), typeface.regular(REASON * width), room(), REASON_LINES);
    }

    private KeepsakeRows rows() {
        return new KeepsakeRows(typeface, theme, keepsake.scene().surface().material(), width);
    }

    private double room() {
        return width * (1 - KeepsakeRenderer.MARGIN / 2) - left;
    }
}
