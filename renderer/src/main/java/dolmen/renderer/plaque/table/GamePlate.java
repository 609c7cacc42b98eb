package dolmen.renderer.plaque.table;

import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.FontFamily;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.plaque.ProfilePlaque.GameRow;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.plaque.page.Section;
import dolmen.renderer.surface.Plate;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;

/** One game of a profile, on a plate of its material. */
public record GamePlate(PlaquePage page, GameRow row) implements Section {
    private static final double PLATE = 0.122;
    private static final double ABOVE = 0.012;
    private static final double BELOW = 0.016;
    private static final double FIRST_LINE = 0.039;
    private static final double SECOND_LINE = 0.086;
    private static final double INSET = 0.026;
    private static final double SPACE = 0.009;
    private static final double BETWEEN = 0.03;
    private static final double BAR = 0.26;
    private static final double LEAST_BAR = 0.06;
    private static final double TALLY = 0.225;
    private static final double BAR_HEIGHT = 0.022;

    @Override
    public double height() {
        return page.px(ABOVE + PLATE + BELOW);
    }

    @Override
    public void paint(Graphics2D pen, double top) {
        Plate plate = page.plate(pen, row.material(), top + page.px(ABOVE), page.px(PLATE), 1);
        Rectangle2D bounds = plate.bounds();
        Color ink = plate.colors().ink();
        double start = bounds.getX() + page.px(INSET);
        double end = bounds.getMaxX() - page.px(INSET);

        double first = bounds.getY() + page.px(FIRST_LINE);
        double deviation = page.small().width(row.rating().deviationText());
        page.write(pen, row.rating().deviationText(), page.small(), ink, end, first, Align.END);
        double ratingEnd = end - deviation - page.px(SPACE);
        String rating = Integer.toString(row.rating().value());
        page.write(pen, rating, page.text(), ink, ratingEnd, first, Align.END);
        FontFamily fonts = page.names();
        double room = ratingEnd - page.text().width(rating) - page.px(BETWEEN) - start;
        page.writeAny(pen, new DrawableText(row.game(), "", fonts), fonts, ink, start, first, room);

        double second = bounds.getY() + page.px(SECOND_LINE);
        page.write(pen, row.results(), page.small(), ink, end, second, Align.END);
        double standingEnd = end - page.small().width(row.results()) - page.px(BETWEEN);
        page.write(pen, row.standing(), page.small(), ink, start, second, Align.START, standingEnd - start);
        double standing = page.small().width(row.standing());
        double tally = Math.max(page.px(TALLY), page.small().width(row.results()));
        bar(pen, start + standing + page.px(BETWEEN), end - tally - page.px(BETWEEN), second, ink);
    }

    /** Draws the bar at the end of the free space, or nothing if there is too little space. */
    private void bar(Graphics2D pen, double from, double to, double y, Color ink) {
        double width = Math.min(page.px(BAR), to - from);
        double height = Math.round(page.px(BAR_HEIGHT));
        if (width >= page.px(LEAST_BAR)) {
            var bar = new Rectangle2D.Double(to - width, Math.round(y - height / 2), width, height);
            ResultBar.paint(pen, row.tally(), bar, ink);
        }
    }
}
