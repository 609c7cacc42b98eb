package dolmen.renderer.piece;

import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme;
import dolmen.renderer.theme.Theme.ArmyColors;
import dolmen.rules.scene.Material;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;

/**
 * Draws bands on a card, one for each card that lies with it, with its name if there is room.
 *
 * @param typeface for the names
 * @param theme the materials
 * @param paper the colours of the card
 * @param width of the card's place in pixels
 */
record BandPainter(Typeface typeface, Theme theme, ArmyColors paper, int width) {
    private static final double BAND = 0.17;
    private static final double RISE = 0.04;
    private static final double OVERHANG = 0.03;
    private static final double SHADOW = 0.025;
    private static final double LETTERS = 0.8;
    private static final double DOT = 0.035;

    /** The height of the given number of bands. */
    double height(int bands) {
        return bands * (BAND + RISE) * width;
    }

    /** Draws the bands, the first at the bottom. */
    void paint(Graphics2D pen, List<String> names, double across, double from) {
        double bottom = from;
        double height = BAND * width;
        double overhang = OVERHANG * width;
        for (String name : names) {
            bottom -= height;
            var band = new RoundRectangle2D.Double(
                    -across / 2 - overhang, bottom, across + 2 * overhang, height, overhang, overhang);
            Pencil.shadow(pen, band, theme.shadow(), SHADOW * width);
            Pencil.fill(pen, band, theme.inlay(Material.SANDSTONE, paper));
            pen.setPaint(theme.onInlay(Material.SANDSTONE, paper));
            Paragraph words = Paragraph.of(typeface, name, typeface.bold(LETTERS * height), across, 1);
            if (words.whole() && words.height() <= height) {
                words.drawAbout(pen, 0, bottom + height / 2);
            } else {
                dots(pen, bottom + height / 2);
            }
            bottom -= RISE * width;
        }
    }

    /** Draws dots in place of a name for which there is no room. */
    private void dots(Graphics2D pen, double y) {
        double radius = DOT * width;
        for (int dot = -1; dot <= 1; dot++) {
            pen.fill(new Ellipse2D.Double(dot * 4 * radius - radius, y - radius, 2 * radius, 2 * radius));
        }
    }
}
