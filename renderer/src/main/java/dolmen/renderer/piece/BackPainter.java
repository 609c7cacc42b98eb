package dolmen.renderer.piece;

import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.geometry.CellShape;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme.ArmyColors;
import dolmen.rules.scene.Surface;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;

/**
 * Draws a pile of cards face down, with their count below a dolmen; a small pile has only the count.
 *
 * @param typeface the typeface of the count
 * @param shadow the colour of the shadow
 * @param army the colours of the cards' owner
 * @param width the width of a card, in pixels
 */
record BackPainter(Typeface typeface, Color shadow, ArmyColors army, int width) {
    private static final int[] THICKER_FROM = {2, 6, 16, 31};
    private static final double STEP = 0.03;
    private static final double COUNT = 0.4;
    private static final double MOST_FOR_COUNT = 0.5;
    private static final double BELOW_STONES = 0.28;
    private static final double[][] STONES = {
        {-0.3, -0.2, 0.3, -0.2, 0.34, -0.07, -0.34, -0.06},
        {-0.24, -0.06, -0.09, -0.06, -0.11, 0.22, -0.27, 0.22},
        {0.08, -0.06, 0.22, -0.06, 0.25, 0.22, 0.1, 0.22}
    };

    void paint(Graphics2D pen, int count) {
        int below = 0;
        while (below < THICKER_FROM.length && count >= THICKER_FROM[below]) {
            below++;
        }
        double height = width * Surface.Table.CARD_HEIGHT;
        double line = Math.max(1, 0.016 * width);
        Pencil.shadow(pen, card(below, height), shadow, 0.045 * width);
        for (int layer = below; layer >= 0; layer--) {
            Shape card = card(layer, height);
            Pencil.fill(pen, card, layer == 0 ? army.body() : army.shade());
            Pencil.line(pen, card, army.line(), line);
        }
        double inset = 0.16 * width;
        RimPainter.paint(pen, army, CellShape.card(0, 0, width, height), width);
        Color ink = army.ink();
        Pencil.line(pen, CellShape.card(0, 0, width - inset, height - inset), Pencil.faded(ink, 0.5), line);
        Font font = typeface.bold(COUNT * width);
        boolean decorated = font.getSize2D() <= MOST_FOR_COUNT * width;
        if (decorated) {
            for (double[] stone : STONES) {
                Pencil.fill(pen, stone(stone), Pencil.faded(ink, 0.75));
            }
        }
        pen.setPaint(ink);
        double middle = decorated ? BELOW_STONES * width : 0;
        Typeface.drawMiddle(pen, Integer.toString(count), font, 0, middle, Align.CENTRE);
    }

    private Shape card(int layer, double height) {
        double aside = layer * STEP * width;
        return CellShape.card(aside, aside, width, height);
    }

    private Shape stone(double[] corners) {
        var path = new Path2D.Double();
        path.moveTo(corners[0] * width, (corners[1] - 0.22) * width);
        for (int corner = 2; corner < corners.length; corner += 2) {
            path.lineTo(corners[corner] * width, (corners[corner + 1] - 0.22) * width);
        }
        path.closePath();
        return path;
    }
}
