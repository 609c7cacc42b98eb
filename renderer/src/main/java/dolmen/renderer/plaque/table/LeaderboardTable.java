package dolmen.renderer.plaque.table;

import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.plaque.LeaderboardPlaque.Headings;
import dolmen.renderer.plaque.LeaderboardPlaque.PlayerRow;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.plaque.page.Section;
import dolmen.renderer.surface.Plate;
import dolmen.rules.scene.Material;
import java.awt.Color;
import java.awt.Graphics2D;
import java.util.List;

/**
 * Rows of a leaderboard on one plate, with a line of headings above.
 *
 * @param columns the places of the entries
 * @param caption the text at the start of the line of headings
 */
public record LeaderboardTable(
        PlaquePage page,
        Material material,
        Headings headings,
        LeaderboardColumns columns,
        String caption,
        List<PlayerRow> rows)
        implements Section {
    private static final double CAPTION_LINE = 0.06;
    private static final double CAPTION_MIDDLE = 0.028;
    private static final double BELOW = 0.02;
    private static final double BETWEEN = 0.02;

    @Override
    public double height() {
        return page.px(CAPTION_LINE + rows.size() * PlaquePage.ROW + BELOW);
    }

    @Override
    public void paint(Graphics2D pen, double top) {
        double y = top + page.px(CAPTION_MIDDLE);
        Color quiet = page.theme().quiet();
        double room = columns.barEnd() - page.small().width(headings.figure()) - page.px(BETWEEN) - page.left();
        page.write(pen, caption, page.small(), quiet, page.left(), y, Align.START, room);
        page.write(pen, headings.figure(), page.small(), quiet, columns.barEnd(), y, Align.END);
        page.write(pen, headings.end(), page.small(), quiet, columns.end(), y, Align.END);

        Plate plate = page.plate(
                pen, material, top + page.px(CAPTION_LINE), page.px(rows.size() * PlaquePage.ROW), rows.size());
        var line = new PlayerLine(page, columns, plate.colors());
        for (int index = 0; index < rows.size(); index++) {
            if (rows.get(index).requester()) {
                plate.lift(pen, index);
            }
            line.paint(
                    pen, rows.get(index), plate.colors().ink(), plate.bounds().getY() + (index + 0.5) * plate.row());
        }
    }
}
