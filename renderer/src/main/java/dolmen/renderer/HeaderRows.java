package dolmen.renderer;

import dolmen.renderer.Header.SeatCaption;
import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.FontFamily;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Tray;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;

/**
 * Draws the name of each player over the player's own row of a table, and the state of the match above the table.
 *
 * @param typeface the typeface of the text
 * @param header the text
 * @param width the picture's width, in pixels
 */
record HeaderRows(Typeface typeface, Header header, int width) implements HeaderPainter {
    private static final double STATUS_ROW = 0.05;
    private static final double MARGIN = 0.045;
    private static final double STATUS = 0.03;
    private static final double NAME = 0.03;
    private static final double NOTE = 0.0275;
    private static final double DISC = 0.135;
    private static final double BESIDE_DISC = 0.38;
    private static final double FACE = 0.43;
    private static final double BESIDE_FACE = 0.52;
    private static final double BETWEEN = 0.2;
    private static final double MOST_OF_ROW = 0.62;
    private static final double PLATE = 0.21;
    private static final double BESIDE_PLATE = 0.12;
    private static final double LINE_DROP = 0.25;

    @Override
    public PictureLayout.Margins margins() {
        boolean silent = header.status().isBlank();
        return new PictureLayout.Margins(silent ? 0 : (int) Math.round(STATUS_ROW * width), 0);
    }

    @Override
    public void paint(Graphics2D pen, PlacedBoard board, BoardScene scene) {
        FontFamily font = typeface.words(STATUS * width);
        pen.setPaint(board.theme().ink());
        String status = new DrawableText(header.status(), "", font).fitting(width * (1 - 2 * MARGIN));
        font.drawMiddle(pen, status, width / 2.0, STATUS_ROW * width * 0.6, Align.CENTRE);
        Rectangle2D cells = board.layout().pixels(board.extent());
        for (Label label : scene.surface().labels()) {
            if (label.location() == Label.Location.PLAYER) {
                row(pen, label, caption(label, scene), count(label, scene), board, cells.getMaxX());
            }
        }
    }

    /** The caption of the seat that the label names. */
    private SeatCaption caption(Label label, BoardScene scene) {
        Side side = scene.trays().stream()
                .filter(tray -> tray.nameInWords().equals(label.textInWords()))
                .map(Tray::side)
                .findFirst()
                .orElse(Side.NOBODY);
        return header.captions().stream()
                .filter(caption -> caption.side() == side)
                .findFirst()
                .orElse(new SeatCaption(label.textInWords(), side, false, ""));
    }

    private static String count(Label label, BoardScene scene) {
        return scene.trays().stream()
                .filter(tray -> tray.nameInWords().equals(label.textInWords()))
                .map(Tray::countInWords)
                .findFirst()
                .orElse("");
    }

    private void row(Graphics2D pen, Label label, SeatCaption caption, String count, PlacedBoard board, double right) {
        double cell = board.layout().cell();
        double left = board.layout().x(label.x());
        double y = board.layout().y(label.y());
        boolean won = header.over() && caption.toMove();
        if (won) {
            double beside = BESIDE_PLATE * cell;
            double half = PLATE * cell;
            KeepsakeRows.lift(
                    pen,
                    board.theme(),
                    width,
                    new Rectangle2D.Double(left - beside, y - half, right - left + 2 * beside, 2 * half));
        }
        var sign = new SeatSign(board);
        sign.disc(pen, caption.side(), left + DISC * cell, y, DISC * cell);
        if (caption.toMove() && !won) {
            double line = y + LINE_DROP * cell;
            sign.turn(pen, true, new Line2D.Double(left, line, right, line));
        }
        FontFamily regular = typeface.words(NOTE * width);
        double face = left + (BESIDE_DISC + FACE / 2) * cell;
        sign.face(pen, caption.face(), face, y, FACE * cell);
        double start = left + (BESIDE_DISC + (caption.face().isPresent() ? BESIDE_FACE : 0)) * cell;
        var note = new DrawableText(count, "", regular);
        Font bold = typeface.bold(NAME * width);
        double free = right - start - Typeface.width(caption.name(), bold) - BETWEEN * cell;
        String words = note.fitting(Math.max(free, (right - start) * MOST_OF_ROW));
        pen.setPaint(won ? board.theme().ink() : board.colors().ink());
        regular.drawMiddle(pen, words, right, y, Align.END);
        double room = right - start - regular.width(words) - BETWEEN * cell;
        new DrawableText(caption.name(), label.textInWords(), typeface.names(NAME * width))
                .draw(pen, room, start, y + Typeface.drop(bold), Align.START);
    }
}
