package dolmen.renderer.plaque.table;

import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.FontFamily;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.plaque.LeaderboardPlaque.PlayerRow;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.theme.Theme.MaterialColors;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;

/**
 * Writes the row of one player.
 *
 * @param columns the places of the entries
 * @param colors the colours of the requester's tag
 */
record PlayerLine(PlaquePage page, LeaderboardColumns columns, MaterialColors colors) {
    private static final double BAR_HEIGHT = 0.016;

    /** Writes the row, vertically centred on y. */
    void paint(Graphics2D pen, PlayerRow row, Color ink, double y) {
        page.write(pen, row.rank().text(), page.text(), ink, columns.rankEnd(), y, Align.END);
        page.write(pen, Integer.toString(row.figure()), page.text(), ink, columns.figureEnd(), y, Align.END);
        page.write(pen, row.end(), page.small(), ink, columns.end(), y, Align.END);
        if (row.settling()) {
            double height = Math.round(page.px(BAR_HEIGHT));
            var bar = new Rectangle2D.Double(
                    columns.barStart(), Math.round(y - height / 2), columns.barEnd() - columns.barStart(), height);
            ResultBar.paintShare(pen, row.settled(), bar, ink);
        }

        FontFamily fonts = page.names();
        var name = new DrawableText(row.name(), page.words().unnamed(), fonts);
        double room = columns.nameEnd() - columns.nameStart() - (row.requester() ? RequesterTag.width(page) : 0);
        double end = page.writeAny(pen, name, fonts, ink, columns.nameStart(), y, room);
        if (row.requester()) {
            RequesterTag.paint(pen, page, colors, end, y);
        }
    }
}
