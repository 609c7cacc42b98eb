package dolmen.renderer;

import dolmen.renderer.Header.SeatCaption;
import dolmen.renderer.font.DrawableText;
import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Tray;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * Draws the strip above the board.
 *
 * @param typeface for the words
 * @param header the words
 * @param width of the picture in pixels
 */
record HeaderStrip(Typeface typeface, Header header, int width) implements HeaderPainter {
    private static final double TOP = 0.035;
    private static final double ROW = 0.095;
    private static final double SECOND_LINE = 0.028;
    private static final double BELOW_LINE = 0.017;
    private static final double STATUS_ROW = 0.045;
    private static final double STATUS_MARGIN = 0.045;
    private static final double[] NAME_SIZES = {0.034, 0.029, 0.026};

    /** The reach of the tallest script above and below a line of names. */
    private static final double ABOVE_NAME = 0.03;

    private static final double ABOUT_NAME = 0.075;

    private static final double NOTE = 0.028;
    private static final double NARROW_NOTE = 0.0255;
    private static final double DISC = 0.02;
    private static final double BESIDE_DISC = 0.055;
    private static final double FACE = 0.066;
    private static final double FACE_MIDDLE = 0.036;
    private static final double BESIDE_FACE = 0.078;

    @Override
    public PictureLayout.Margins margins() {
        return new PictureLayout.Margins(height(), 0, 0, 0);
    }

    /** The height of the strip in pixels; 0 if there are no words. */
    private int height() {
        double rows = TOP + grid().rows() * row() + (header.status().isBlank() ? 0 : STATUS_ROW);
        return header.captions().isEmpty() && header.status().isBlank() ? 0 : (int) Math.round(rows * width);
    }

    private HeaderGrid grid() {
        return new HeaderGrid(header.captions().size(), width);
    }

    /** The height of a row, in parts of the width. */
    private double row() {
        boolean twoLines = header.captions().stream()
                .anyMatch(caption -> note(caption).lines().size() > 1);
        return twoLines ? ROW + SECOND_LINE : ROW;
    }

    /** The width that a name or a note may take. */
    private double room(SeatCaption caption) {
        return grid().across() - before(caption);
    }

    /** The width in front of a name. */
    private double before(SeatCaption caption) {
        return (BESIDE_DISC + (caption.face().isPresent() ? BESIDE_FACE : 0)) * width;
    }

    @Override
    public void paint(Graphics2D pen, PlacedBoard board, BoardScene scene) {
        for (int index = 0; index < header.captions().size(); index++) {
            caption(pen, header.captions().get(index), index, board, scene.trays());
        }
        Font font = typeface.regular(NOTE * width);
        pen.setPaint(board.theme().ink());
        double baseline = (TOP + grid().rows() * row() + 0.035) * width;
        String status = new DrawableText(header.status(), "", font).fitting(width * (1 - 2 * STATUS_MARGIN));
        Typeface.draw(pen, status, font, width / 2.0, baseline, Align.CENTRE);
    }

    private void caption(Graphics2D pen, SeatCaption caption, int index, PlacedBoard board, List<Tray> trays) {
        double left = grid().left(index);
        double right = left + grid().across();
        boolean mirrored = grid().isMirrored(index);
        double edge = mirrored ? right : left;
        double inwards = mirrored ? -1 : 1;
        double top = (TOP + grid().row(index) * row()) * width;
        double x = edge + inwards * before(caption);
        Align align = mirrored ? Align.END : Align.START;

        var sign = new SeatSign(board);
        sign.disc(pen, caption.side(), edge + inwards * DISC * width, top + 0.026 * width, DISC * width);
        double face = edge + inwards * (BESIDE_DISC + FACE / 2) * width;
        sign.face(pen, caption.face(), face, top + FACE_MIDDLE * width, FACE * width);
        pen.setPaint(board.theme().ink());
        Shape everywhere = pen.getClip();
        pen.clip(new Rectangle2D.Double(left, top - ABOVE_NAME * width, right - left, ABOUT_NAME * width));
        name(caption, SeatSign.word(caption.side(), trays)).draw(pen, room(caption), x, top + 0.024 * width, align);
        pen.setClip(everywhere);
        pen.setPaint(board.theme().quiet());
        note(caption).draw(pen, x, top + 0.058 * width, align);
        double line = top + (row() - BELOW_LINE) * width;
        sign.turn(pen, caption.toMove(), new Line2D.Double(left, line, right, line));
    }

    /** A note, on two lines if it needs them. */
    private Paragraph note(SeatCaption caption) {
        double size = grid().isNarrow() ? NARROW_NOTE : NOTE;
        Font font = typeface.regular(size * width);
        Paragraph line = Paragraph.of(typeface, caption.note(), font, room(caption), 1);
        return line.whole() ? line : Paragraph.of(typeface, caption.note(), font, room(caption), 2);
    }

    /** The name in the largest letters in which it fits whole, else in the smallest. */
    private DrawableText name(SeatCaption caption, String instead) {
        for (double size : NAME_SIZES) {
            DrawableText text = name(caption, instead, size);
            if (text.fits(room(caption))) {
                return text;
            }
        }
        return name(caption, instead, NAME_SIZES[NAME_SIZES.length - 1]);
    }

    private DrawableText name(SeatCaption caption, String instead, double size) {
        return new DrawableText(caption.name(), instead, typeface.names(size * width));
    }
}
