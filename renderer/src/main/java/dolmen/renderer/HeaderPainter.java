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
    private static final double[] NAME_SIZES = {0.034, 0.029, 0.026};
    private static final double NOTE = 0.028;
    private static final double[] NOTE_SIZES = {NOTE, 0.025, 0.023};
    private static final double DISC = 0.02;
    private static final double BESIDE_DISC = 0.055;
    private static final double BETWEEN = 0.04;
    private static final double NARROW_MARGIN = 0.03;
    private static final double NARROW_BETWEEN = 0.025;

    /** The height of the strip in pixels; 0 when there is nothing to say. */
    int height() {
        double rows = TOP + rows() * ROW + (header.status().isBlank() ? 0 : STATUS_ROW);
        return header.places().isEmpty() && header.status().isBlank() ? 0 : (int) Math.round(rows * width);
    }

    private int rows() {
        return (header.places().size() + columns() - 1) / columns();
    }

    /** Two places face each other, as do two and two; three and five take three columns. */
    private int columns() {
        return switch (header.places().size()) {
            case 3, 5 -> 3;
            default -> 2;
        };
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
        int column = index % columns();
        int row = index / columns();
        boolean mirrored = columns() == 2 && column == 1;
        double margin = (columns() == 2 ? MARGIN : NARROW_MARGIN) * width;
        double between = (columns() == 2 ? BETWEEN : NARROW_BETWEEN) * width;
        double across = (width - 2 * margin - (columns() - 1) * between) / columns();
        double left = margin + column * (across + between);
        double edge = mirrored ? left + across : left;
        double inwards = mirrored ? -1 : 1;
        double top = (TOP + row * ROW) * width;
        double x = edge + inwards * BESIDE_DISC * width;
        double room = across - BESIDE_DISC * width;
        Align align = mirrored ? Align.END : Align.START;

        disc(pen, place.side(), edge + inwards * DISC * width, top + 0.026 * width, board);
        pen.setPaint(board.theme().ink());
        DrawableText name = fitted(place.name(), word(place.side(), trays), typeface.bold(), NAME_SIZES, room);
        name.draw(pen, room, x, top + 0.024 * width, align);
        pen.setPaint(board.theme().quiet());
        DrawableText note = fitted(place.note(), "", typeface.regular(), NOTE_SIZES, room);
        note.draw(pen, room, x, top + 0.058 * width, align);
        turn(pen, place, new Line2D.Double(left, top + 0.078 * width, left + across, top + 0.078 * width), board);
    }

    /** The text in the largest letters in which all of it fits, else in the smallest. */
    private DrawableText fitted(String written, String instead, Font font, double[] sizes, double room) {
        for (double size : sizes) {
            var text = new DrawableText(written, instead, font.deriveFont((float) (size * width)));
            if (text.fits(room)) {
                return text;
            }
        }
        return new DrawableText(written, instead, font.deriveFont((float) (sizes[sizes.length - 1] * width)));
    }

    private static String word(Side side, List<Tray> trays) {
        return trays.stream()
                .filter(tray -> tray.side() == side)
                .map(Tray::name)
                .findFirst()
                .orElse("");
    }

    /** A line below every place; a bold one below who is to move. */
    private void turn(Graphics2D pen, Place place, Line2D line, Board board) {
        if (place.toMove()) {
            Pencil.line(pen, line, board.theme().accent(), Math.max(2, 0.0055 * width));
        } else {
            Pencil.line(pen, line, board.theme().line(), Math.max(1, 0.0015 * width));
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
