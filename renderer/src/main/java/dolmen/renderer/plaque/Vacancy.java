package dolmen.renderer.plaque;

import dolmen.renderer.Plate;
import dolmen.renderer.Typeface.Align;
import dolmen.rules.scene.Material;
import java.awt.Graphics2D;

/** A leaderboard on which nobody stands: empty rows and a word about them. */
record Vacancy(Page page, Material material) implements Block {
    static final String NOBODY = "Nobody is ranked here yet";

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
                NOBODY,
                page.text(),
                plate.masonry().ink(),
                plate.bounds().getCenterX(),
                plate.bounds().getCenterY(),
                Align.CENTRE);
    }
}
