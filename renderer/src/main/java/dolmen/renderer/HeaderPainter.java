package dolmen.renderer;

import dolmen.renderer.Header.Place;
import dolmen.renderer.Theme.Army;
import dolmen.renderer.Typeface.Align;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Tray;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.util.List;

/**
 * Draws the strip above the board.
 *
 * @param typeface for the words
 * @param header what it says
 * @param width of the picture in pixels
 */
record HeaderPainter(Typeface typeface, Header header, int width) {
    private static final double MARGIN = 0.045;
    private static final double TOP = 0.035;
    private static final double ROW = 0.095;
    private static final double STATUS_ROW = 0.045;
    private static final double NAME = 0.034;
    private static final double LONG_NAME = 0.029;
    private static final double NOTE = 0.028;
    private static final double DISC = 0.02;
    private static final double BESIDE_DISC = 0.055;
    private static final double UNDERLINE = 0.435;

    /** The height of the strip in pixels; 0 when there is nothing to say. */
    int height() {
        double rows = TOP + rows() * ROW + (header.status().isBlank() ? 0 : STATUS_ROW);
        return header.places().isEmpty() && header.status().isBlank() ? 0 : (int) Math.round(rows * width);
    }

    private int rows() {
        return (header.places().size() + 1) / 2;
    }

    /** Draws the strip; a name that cannot be drawn is replaced by the word for its side, where a tray has one. */
    void paint(Graphics2D pen, Board board, List<Tray> trays) {
        for (int index = 0; index < header.places().size(); index++) {
            place(pen, header.places().get(index), index, board, trays);
        }
        Font font = typeface.regular().deriveFont((float) (NOTE * width));
        pen.setPaint(board.theme().ink());
        double baseline = (TOP + rows() * ROW + 0.035) * width;
        String status = new DrawableText(header.status(), "", font).fitting(width * (1 - 2 * MARGIN));
        Typeface.draw(pen, status, font, width / 2.0, baseline, Align.CENTRE);
    }

    private void place(Graphics2D pen, Place place, int index, Board board, List<Tray> trays) {
        boolean left = index % 2 == 0;
        int row = index / 2;
        double edge = left ? MARGIN * width : (1 - MARGIN) * width;
        double inwards = left ? 1 : -1;
        double top = (TOP + row * ROW) * width;
        double x = edge + inwards * BESIDE_DISC * width;
        double room = width * (0.5 - MARGIN - BESIDE_DISC - 0.02);
        Align align = left ? Align.START : Align.END;

        disc(pen, place.side(), edge + inwards * DISC * width, top + 0.026 * width, board);
        Font bold = typeface.bold().deriveFont((float) (NAME * width));
        var text = new DrawableText(place.name(), word(place.side(), trays), bold);
        if (!text.fits(room)) {
            bold = typeface.bold().deriveFont((float) (LONG_NAME * width));
            text = new DrawableText(place.name(), word(place.side(), trays), bold);
        }
        String name = text.fitting(room);
        pen.setPaint(board.theme().ink());
        Typeface.draw(pen, name, bold, x, top + 0.024 * width, align);
        Font regular = typeface.regular().deriveFont((float) (NOTE * width));
        String note = new DrawableText(place.note(), "", regular).fitting(room);
        pen.setPaint(board.theme().quiet());
        Typeface.draw(pen, note, regular, x, top + 0.058 * width, align);
        turn(pen, place, edge, inwards, top + 0.078 * width, board.theme());
    }

    private static String word(Side side, List<Tray> trays) {
        return trays.stream()
                .filter(tray -> tray.side() == side)
                .map(Tray::name)
                .findFirst()
                .orElse("");
    }

    /** A line below every place; a bold one below who is to move. */
    private void turn(Graphics2D pen, Place place, double edge, double inwards, double y, Theme theme) {
        var line = new Line2D.Double(edge, y, edge + inwards * UNDERLINE * width, y);
        if (place.toMove()) {
            Pencil.line(pen, line, theme.accent(), Math.max(2, 0.0055 * width));
        } else {
            Pencil.line(pen, line, theme.line(), Math.max(1, 0.0015 * width));
        }
    }

    private void disc(Graphics2D pen, Side side, double x, double y, Board board) {
        Army army = board.masonry().army(side);
        double radius = DISC * width;
        var disc = new Ellipse2D.Double(x - radius, y - radius, 2 * radius, 2 * radius);
        Pencil.fill(pen, disc, army.body());
        Pencil.line(pen, disc, board.theme().quiet(), Math.max(1, 0.002 * width));
        RimPainter.paint(pen, army, disc, (int) (radius * 2.4));
    }
}
