package dolmen.renderer.plaque.page;

import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.FontFamily;
import dolmen.renderer.font.Typeface.Align;
import java.awt.Graphics2D;

/**
 * The heading of a plaque: a title, and more text below it.
 *
 * @param title the title, in large letters
 * @param subtitle the text below the title; may be empty
 * @param aside the text at the right end of the subtitle's line; may be empty
 */
public record Heading(PlaquePage page, String title, String subtitle, String aside) implements Section {
    private static final double TITLE = 0.05;
    private static final double TITLE_MIDDLE = 0.0675;
    private static final double SUBTITLE_MIDDLE = 0.13;
    private static final double BELOW_TITLE = 0.11;
    private static final double BELOW_SUBTITLE = 0.16;
    private static final double BETWEEN = 0.03;

    @Override
    public double height() {
        boolean oneLine = subtitle.isBlank() && aside.isBlank();
        return page.px(oneLine ? BELOW_TITLE : BELOW_SUBTITLE);
    }

    @Override
    public void paint(Graphics2D pen, double top) {
        double room = page.right() - page.left();
        FontFamily titles = page.typeface().names(page.px(TITLE));
        double titleMiddle = top + page.px(TITLE_MIDDLE);
        page.writeAny(
                pen,
                new DrawableText(title, page.words().unnamed(), titles),
                titles,
                page.theme().ink(),
                page.left(),
                titleMiddle,
                room);
        double y = top + page.px(SUBTITLE_MIDDLE);
        page.write(pen, aside, page.small(), page.theme().quiet(), page.right(), y, Align.END);
        double rest = aside.isBlank() ? room : room - page.small().width(aside) - page.px(BETWEEN);
        page.writeAny(
                pen,
                new DrawableText(subtitle, "", page.small()),
                page.small(),
                page.theme().quiet(),
                page.left(),
                y,
                rest);
    }
}
