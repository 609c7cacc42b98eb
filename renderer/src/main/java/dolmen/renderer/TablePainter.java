package dolmen.renderer;

import dolmen.renderer.Theme.Masonry;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;

/**
 * Draws a table with its places: squares that a card hides whichever way it lies.
 *
 * @param surface the places
 * @param layout where they lie
 * @param theme in which colours
 */
record TablePainter(Surface.Table surface, Layout layout, Theme theme) {
    private static final double PLACE = 0.9;

    void paint(Graphics2D pen) {
        Masonry masonry = theme.masonry(surface.material());
        ClothPainter.paint(pen, layout.pixels(Extent.of(surface).board()), layout.cell(), masonry, theme, false);
        for (Cell cell : surface.cells()) {
            double width = PLACE * cell.size() * layout.cell();
            var place = new RoundRectangle2D.Double(
                    layout.x(cell.x()) - width / 2, layout.y(cell.y()) - width / 2, width, width, width / 5, width / 5);
            Color color = cell.home() == Side.NOBODY
                    ? masonry.pit().lip()
                    : masonry.army(cell.home()).tint();
            Pencil.fill(pen, place, color);
        }
    }
}
