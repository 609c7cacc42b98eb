package dolmen.renderer.plaque.table;

import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.plaque.LeaderboardPlaque;
import dolmen.renderer.plaque.page.Block;
import dolmen.renderer.plaque.page.Page;
import dolmen.renderer.surface.Plate;
import dolmen.rules.scene.Material;
import java.awt.Graphics2D;

/** A leaderboard on which nobody stands: empty rows and a word about them. */
public record Vacancy(Page page, Material material) implements Block {
    private static final int ROWS = 5;
    private static final double ABOVE = 0.02;
    private static final double BELOW = 0.02;

    @Override
    public double height() {
        return page.px(ABOVE + ROWS * Page.ROW + BELOW);
    }

    @Override
    public void paint(Graphics2D pen, double top) {
        Plate plate = page.plate(pen, material, top + page.px(ABOVE), page.px(ROWS * Page.ROW), ROWS);
        page.write(
                pen,
                LeaderboardPlaque.NOBODY,
                page.text(),
                plate.masonry().ink(),
                plate.bounds().getCenterX(),
                plate.bounds().getCenterY(),
                Align.CENTRE);
    }
}
