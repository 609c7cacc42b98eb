package dolmen.renderer.piece;

import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.ArmyColors;
import dolmen.rules.scene.Material;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Rectangle2D;

/**
 * Draws what stands in the upper corners of a card.
 *
 * @param typeface for what is written
 * @param theme the materials
 * @param paper the colours of the card
 * @param width of the card in pixels
 */
record CornersPainter(Typeface typeface, Theme theme, ArmyColors paper, int width) {
    private static final double COIN = 0.165;
    private static final double SMALLEST_COIN = 7.4;
    private static final double STAR = 0.24;
    private static final double OUTWARDS = 0.03;

    /** The radius of a coin in pixels. */
    double radius() {
        return Math.max(COIN * width, SMALLEST_COIN);
    }

    /** Draws a value on a coin, in the right corner. */
    void coin(Graphics2D pen, String value, Rectangle2D room) {
        double radius = radius();
        double x = room.getMaxX() - radius + OUTWARDS * width;
        double y = room.getY() + radius - OUTWARDS * width;
        var coin = new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
        Pencil.fill(pen, coin, theme.inlay(Material.SANDSTONE, paper));
        Pencil.line(pen, coin, paper.line(), Math.max(1, 0.014 * width));
        pen.setPaint(theme.onInlay(Material.SANDSTONE, paper));
        Font font = typeface.bold(1.4 * radius);
        Paragraph.of(value, font, 1.7 * radius, 1).drawAbout(pen, x, y);
    }

    /** Draws the mark of a reconstruction in the pen's colour, in the corner at which one looks last. */
    void star(Graphics2D pen, Rectangle2D room) {
        Font font = typeface.bold(STAR * width);
        Typeface.draw(pen, "*", font, room.getX(), room.getY() + font.getSize2D() * 0.75, Align.START);
    }
}
