package dolmen.renderer.plaque;

import dolmen.renderer.DrawableText;
import dolmen.renderer.FontFamily;
import dolmen.renderer.Plate;
import dolmen.renderer.Typeface;
import dolmen.renderer.Typeface.Align;
import dolmen.renderer.plaque.ProfilePlaque.Row;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;

/** One game of a profile, on a plate of its material. */
record GameRow(Page page, Row row) implements Block {
    private static final double PLATE = 0.122;
    private static final double ABOVE = 0.012;
    private static final double BELOW = 0.016;
    private static final double FIRST_LINE = 0.039;
    private static final double SECOND_LINE = 0.086;
    private static final double INSET = 0.026;
    private static final double SPACE = 0.009;
    private static final double BETWEEN = 0.03;
    private static final double BAR = 0.26;
    private static final double TALLY = 0.2;
    private static final double BAR_HEIGHT = 0.022;

    @Override
    public double height() {
        return page.px(ABOVE + PLATE + BELOW);
    }

    @Override
    public void paint(Graphics2D pen, double top) {
        Plate plate = page.plate(pen, row.material(), top + page.px(ABOVE), page.px(PLATE), 1);
        Rectangle2D bounds = plate.bounds();
        Color ink = plate.masonry().ink();
        double start = bounds.getX() + page.px(INSET);
        double end = bounds.getMaxX() - page.px(INSET);

        double first = bounds.getY() + page.px(FIRST_LINE);
        double deviation = Typeface.width(row.rating().deviationText(), page.small());
        page.write(pen, row.rating().deviationText(), page.small(), ink, end, first, Align.END);
        double ratingEnd = end - deviation - page.px(SPACE);
        String rating = Integer.toString(row.rating().value());
        page.write(pen, rating, page.text(), ink, ratingEnd, first, Align.END);
        FontFamily fonts = page.names();
        double room = ratingEnd - Typeface.width(rating, page.text()) - page.px(BETWEEN) - start;
        page.writeAny(pen, new DrawableText(row.game(), "", fonts), fonts, ink, start, first, room);

        double second = bounds.getY() + page.px(SECOND_LINE);
        page.write(pen, row.standing(), page.small(), ink, start, second, Align.START);
        page.write(pen, row.tally().lettered(), page.small(), ink, end, second, Align.END);
        double barEnd =
                end - Math.max(page.px(TALLY), Typeface.width(row.tally().lettered(), page.small()));
        double height = page.px(BAR_HEIGHT);
        ResultBar.paint(
                pen,
                row.tally(),
                new Rectangle2D.Double(
                        barEnd - page.px(BETWEEN + BAR),
                        Math.round(second - height / 2),
                        page.px(BAR),
                        Math.round(height)),
                ink);
    }
}
