package dolmen.renderer;

import dolmen.renderer.Header.SeatCaption;
import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.FontFamily;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.rules.scene.Tray;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * A line of players above or below a board, with a disc, a name and a note for each. A single player's note is beside
 * the name; several players have their notes below their names. A stroke near the board is bold for the player to move.
 *
 * @param typeface the typeface of the text
 * @param captions the captions, from the left
 * @param width the picture's width, in pixels
 * @param aboveBoard true if the board is below the line
 * @param taken the width reserved at the end of the line for other text, in pixels
 */
record CaptionLine(Typeface typeface, List<SeatCaption> captions, int width, boolean aboveBoard, double taken) {
    private static final double MARGIN = 0.03;
    private static final double BETWEEN = 0.03;
    private static final double NAME = 0.032;
    private static final double NOTE = 0.0275;
    private static final double DISC = 0.018;
    private static final double BESIDE_DISC = 0.012;
    private static final double BESIDE_NAME = 0.018;
    private static final double MOST_FOR_NOTE = 0.62;

    /** Lengths as multiples of the font size of names. */
    private static final double ROW = 1.3;

    private static final double OUTSIDE = 0.4;
    private static final double INSIDE = 0.55;
    private static final double STROKE = 0.15;
    private static final double FACE = 1.95;
    private static final double FACE_OF_TWO_ROWS = 2.5;
    private static final double REACH = 0.8;

    /** The height in pixels; 0 without players. */
    double height() {
        return captions.isEmpty() ? 0 : (OUTSIDE + rows() * ROW + INSIDE) * letters();
    }

    /** The distance from the top of the line to the middle of its first row, in pixels. */
    double middle() {
        return ((aboveBoard ? OUTSIDE : INSIDE) + ROW / 2) * letters();
    }

    void paint(Graphics2D pen, PlacedBoard board, List<Tray> trays, double top) {
        double across = (width * (1 - 2 * MARGIN + BETWEEN)) / Math.max(1, captions.size()) - BETWEEN * width;
        for (int index = 0; index < captions.size(); index++) {
            double left = MARGIN * width + index * (across + BETWEEN * width);
            paint(pen, captions.get(index), board, trays, new Rectangle2D.Double(left, top, across, height()));
        }
    }

    private void paint(
            Graphics2D pen, SeatCaption caption, PlacedBoard board, List<Tray> trays, Rectangle2D.Double place) {
        var sign = new SeatSign(board);
        double stroke = aboveBoard ? place.getMaxY() - STROKE * letters() : place.y + STROKE * letters();
        sign.turn(pen, caption.toMove(), new Line2D.Double(place.x, stroke, place.getMaxX(), stroke));
        double middle = place.y + middle();
        double centre = middle + (rows() - 1) * ROW / 2 * letters();
        double radius = DISC * width;
        sign.disc(pen, caption.side(), place.x + radius, centre, radius);
        double face = caption.face().isPresent() ? (rows() == 1 ? FACE : FACE_OF_TWO_ROWS) * letters() : 0;
        double x = place.x + 2 * radius + BESIDE_DISC * width;
        sign.face(pen, caption.face(), x + face / 2, centre, face);
        double start = face == 0 ? x : x + face + BESIDE_DISC * width;
        double room = place.getMaxX() - taken - start;
        Shape everywhere = pen.getClip();
        pen.clip(new Rectangle2D.Double(place.x, middle - REACH * letters(), place.width, 2 * REACH * letters()));
        if (rows() == 1) {
            String note = note(caption, MOST_FOR_NOTE * room);
            double beside = note.isEmpty() ? 0 : small().width(note) + BESIDE_NAME * width;
            double written = name(pen, caption, board, trays, room - beside, start, middle);
            pen.setClip(everywhere);
            note(pen, note, board, start + written + BESIDE_NAME * width, middle);
        } else {
            name(pen, caption, board, trays, room, start, middle);
            pen.setClip(everywhere);
            note(pen, note(caption, room), board, start, middle + ROW * letters());
        }
    }

    /** Draws the name and returns its width. */
    private double name(
            Graphics2D pen,
            SeatCaption caption,
            PlacedBoard board,
            List<Tray> trays,
            double room,
            double x,
            double middle) {
        FontFamily bold = typeface.names(NAME * width);
        var name = new DrawableText(caption.name(), SeatSign.word(caption.side(), trays), bold);
        pen.setPaint(board.theme().ink());
        name.draw(pen, room, x, middle + Typeface.drop(bold.first()), Align.START);
        return bold.width(name.fitting(room));
    }

    private void note(Graphics2D pen, String words, PlacedBoard board, double x, double middle) {
        pen.setPaint(board.theme().quiet());
        small().draw(pen, words, x, middle + Typeface.drop(typeface.bold(NAME * width)), Align.START);
    }

    private String note(SeatCaption caption, double room) {
        return new DrawableText(caption.note(), "", small()).fitting(room);
    }

    private int rows() {
        return captions.size() > 1 ? 2 : 1;
    }

    private FontFamily small() {
        return typeface.words(NOTE * width);
    }

    private double letters() {
        return typeface.bold(NAME * width).getSize2D();
    }
}
