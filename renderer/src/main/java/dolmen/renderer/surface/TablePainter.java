package dolmen.renderer.surface;

import dolmen.renderer.geometry.Extent;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.RoundRectangle2D;

/**
 * Draws a table with its places: small squares, edged in the colour of their owner. A card in either direction hides
 * its place.
 *
 * @param surface the places
 * @param layout the positions on the picture
 * @param theme the colours
 */
record TablePainter(Surface.Table surface, PictureLayout layout, Theme theme) {
    private static final double PLACE = 0.5;
    private static final double EDGE = 0.02;
    private static final double EDGE_STRENGTH = 0.4;

    void paint(Graphics2D pen) {
        MaterialColors colors = theme.colors(surface.material());
        ClothPainter.paint(pen, layout.pixels(Extent.of(surface).board()), layout.cell(), colors, theme, false);
        for (Cell cell : surface.cells()) {
            double width = PLACE * cell.size() * layout.cell();
            var place = new RoundRectangle2D.Double(
                    layout.x(cell.x()) - width / 2, layout.y(cell.y()) - width / 2, width, width, width / 5, width / 5);
            Pencil.fill(pen, place, Ground.place(colors));
            if (cell.home() != Side.NOBODY) {
                Color edge = Pencil.faded(colors.army(cell.home()).body(), EDGE_STRENGTH);
                Pencil.line(pen, place, edge, Math.max(1, EDGE * width));
            }
        }
    }
}
