package dolmen.renderer.plaque.table;

import dolmen.renderer.font.FontFamily;
import dolmen.renderer.font.Paragraph;
import dolmen.renderer.plaque.LeaderboardPlaque.Headings;
import dolmen.renderer.plaque.page.PlaquePage;
import dolmen.renderer.plaque.page.Section;
import dolmen.renderer.surface.Plate;
import dolmen.rules.scene.Material;
import java.awt.Color;
import java.awt.Graphics2D;

/** A leaderboard without players: empty rows, and an instruction. */
public record EmptyLeaderboard(PlaquePage page, Material material, Headings headings) implements Section {
    private static final int ROWS = 5;
    private static final int MOST_LINES = 2;
    private static final double INSET = 0.02;
    private static final double NOBODY = 1.5;
    private static final double BEGINNING = 3.5;
    private static final double ABOVE = 0.02;
    private static final double BELOW = 0.02;

    @Override
    public double height() {
        return page.px(ABOVE + ROWS * PlaquePage.ROW + BELOW);
    }

    @Override
    public void paint(Graphics2D pen, double top) {
        Plate plate = page.plate(pen, material, top + page.px(ABOVE), page.px(ROWS * PlaquePage.ROW), ROWS);
        double x = plate.bounds().getCenterX();
        double first = plate.bounds().getY() + NOBODY * plate.row();
        double second = plate.bounds().getY() + BEGINNING * plate.row();
        Color ink = plate.colors().ink();
        write(pen, headings.nobody(), page.text(), ink, x, first);
        write(pen, headings.howToBegin(), page.small(), ink, x, second);
    }

    private void write(Graphics2D pen, String text, FontFamily fonts, Color ink, double x, double y) {
        pen.setPaint(ink);
        Paragraph.of(page.typeface(), text, fonts.first(), page.right() - page.left() - 2 * page.px(INSET), MOST_LINES)
                .drawAbout(pen, x, y);
    }
}
