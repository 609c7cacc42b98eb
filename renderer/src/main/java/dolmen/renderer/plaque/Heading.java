package dolmen.renderer.plaque;

import dolmen.renderer.DrawableText;
import dolmen.renderer.FontFamily;
import dolmen.renderer.Typeface;
import dolmen.renderer.Typeface.Align;
import java.awt.Graphics2D;

/**
 * What a plaque is about: a title, and below it further words.
 *
 * @param title in large letters
 * @param subtitle below it; may be empty
 * @param aside at the end of the same line; may be empty
 */
record Heading(Page page, String title, String subtitle, String aside) implements Block {
    private static final double TITLE = 0.05;
    private static final double TITLE_LINE = 0.085;
    private static final double SUBTITLE_LINE = 0.05;
    private static final double TOP = 0.025;
    private static final double BETWEEN = 0.03;
    private static final String UNNAMED = "No name";

    @Override
    public double height() {
        boolean oneLine = subtitle.isBlank() && aside.isBlank();
        return page.px(TOP + TITLE_LINE + (oneLine ? 0 : SUBTITLE_LINE));
    }

    @Override
    public void paint(Graphics2D pen, double top) {
        double room = page.right() - page.left();
        FontFamily titles = page.typeface().names(page.px(TITLE));
        double titleMiddle = top + page.px(TOP + TITLE_LINE / 2);
        page.writeAny(
                pen,
                new DrawableText(title, UNNAMED, titles),
                titles,
                page.theme().ink(),
                page.left(),
                titleMiddle,
                room);
        double y = top + page.px(TOP + TITLE_LINE + SUBTITLE_LINE / 2 - 0.005);
        page.write(pen, aside, page.small(), page.theme().quiet(), page.right(), y, Align.END);
        double rest = aside.isBlank() ? room : room - Typeface.width(aside, page.small()) - page.px(BETWEEN);
        FontFamily words = page.typeface().words(page.px(Page.SMALL));
        page.writeAny(
                pen, new DrawableText(subtitle, "", words), words, page.theme().quiet(), page.left(), y, rest);
    }
}
