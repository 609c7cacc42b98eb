package dolmen.renderer.plaque.table;

import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.theme.Theme.MaterialColors;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;

/** Draws the tag beside the requester's name. */
public final class RequesterTag {
    private static final double BEFORE = 0.018;
    private static final double INSET = 0.012;
    private static final double HEIGHT = 0.042;

    private RequesterTag() {}

    /** The width of the tag after a name, in pixels. */
    public static double width(PlaquePage page) {
        return page.px(BEFORE) + across(page);
    }

    private static double across(PlaquePage page) {
        return page.small().width(page.words().you()) + 2 * page.px(INSET);
    }

    static void paint(Graphics2D pen, PlaquePage page, MaterialColors colors, double nameEnd, double y) {
        double left = nameEnd + page.px(BEFORE);
        double height = page.px(HEIGHT);
        Pencil.fill(
                pen,
                new RoundRectangle2D.Double(left, y - height / 2, across(page), height, height, height),
                colors.mark());
        page.write(pen, page.words().you(), page.small(), colors.onMark(), left + across(page) / 2, y, Align.CENTRE);
    }
}
