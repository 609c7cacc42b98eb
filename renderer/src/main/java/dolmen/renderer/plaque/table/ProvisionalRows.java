package dolmen.renderer.plaque.table;

import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.plaque.LeaderboardPlaque.PlayerRow;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.plaque.page.Section;
import dolmen.rules.scene.Material;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.util.List;

/**
 * The players without a rank, in grey below a line; the requester stands out.
 *
 * @param material that of the plate above
 * @param columns the places of the entries, as on that plate
 * @param caption at the start of the line of headings
 */
public record ProvisionalRows(
        PlaquePage page, Material material, LeaderboardColumns columns, String caption, List<PlayerRow> rows)
        implements Section {
    private static final String RATING = "Rating";
    private static final double LINE = 0.008;
    private static final double THICKNESS = 0.0025;
    private static final double CAPTION_LINE = 0.066;
    private static final double CAPTION_MIDDLE = 0.038;
    private static final double BELOW = 0.01;

    @Override
    public double height() {
        return page.px(CAPTION_LINE + rows.size() * PlaquePage.ROW + BELOW);
    }

    @Override
    public void paint(Graphics2D pen, double top) {
        Color quiet = page.theme().quiet();
        double line = Math.round(top + page.px(LINE));
        Pencil.line(
                pen, new Line2D.Double(page.left(), line, page.right(), line), quiet, Math.max(1, page.px(THICKNESS)));
        double y = top + page.px(CAPTION_MIDDLE);
        page.write(pen, caption, page.small(), quiet, page.left(), y, Align.START);
        page.write(pen, RATING, page.small(), quiet, columns.deviationEnd(), y, Align.END);
        page.write(pen, LeaderboardColumns.MISSING, page.small(), quiet, columns.tallyEnd(), y, Align.END);

        var writer = new PlayerLine(page, columns, page.theme().colors(material));
        for (int index = 0; index < rows.size(); index++) {
            PlayerRow row = rows.get(index);
            double middle = top + page.px(CAPTION_LINE + (index + 0.5) * PlaquePage.ROW);
            writer.paint(pen, row, row.requester() ? page.theme().ink() : quiet, middle);
        }
    }
}
