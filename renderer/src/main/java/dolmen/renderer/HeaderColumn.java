package dolmen.renderer;

import dolmen.renderer.Header.SeatCaption;
import dolmen.renderer.font.NameLines;
import dolmen.renderer.font.Paragraph;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Tray;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.util.List;

/**
 * Draws a narrow column to the right of a tall board: for each seat a disc, a name and a note, one below the other, and
 * the state of the match.
 *
 * @param typeface for the words
 * @param header the words
 * @param width of the picture in pixels
 */
record HeaderColumn(Typeface typeface, Header header, int width) implements HeaderPainter {
    private static final double COLUMN = 0.23;
    private static final double TOP = 0.06;
    private static final double OUTER_MARGIN = 0.022;
    private static final double DISC = 0.019;
    private static final double BESIDE_DISC = 2.6;
    private static final double FACE = 0.06;
    private static final double FACE_OF_MANY = 0.044;
    private static final double NAME = 0.031;
    private static final double NOTE = 0.0275;
    private static final double BELOW_DISC = 0.4;
    private static final double BETWEEN = 1.3;
    private static final int NAME_LINES = 2;
    private static final int NOTE_LINES = 4;
    private static final int STATUS_LINES = 6;

    /** From this number of seats on, each takes fewer lines, and they are closer together. */
    private static final int MANY = 3;

    private static final double BETWEEN_MANY = 0.1;
    private static final int LINES_OF_MANY = 2;
    private static final int STATUS_BELOW_MANY = 4;

    /** The words about one seat, in lines that fit. */
    private record Block(SeatCaption caption, NameLines name, Paragraph note) {}

    @Override
    public PictureLayout.Margins margins() {
        double height = TOP * width + status().height();
        for (SeatCaption caption : header.captions()) {
            height += height(block(caption, List.of()));
        }
        return new PictureLayout.Margins(
                0, (int) Math.round(COLUMN * width), (int) Math.round(height + TOP / 2 * width), 0);
    }

    @Override
    public void paint(Graphics2D pen, PlacedBoard board, BoardScene scene) {
        double left = width * (1 - COLUMN);
        double y = TOP * width;
        for (SeatCaption caption : header.captions()) {
            Block block = block(caption, scene.trays());
            paint(pen, block, left, y, board);
            y += height(block);
        }
        pen.setPaint(board.theme().ink());
        status().draw(pen, left, y + status().font().getSize2D() / 2, Align.START);
    }

    private void paint(Graphics2D pen, Block block, double left, double top, PlacedBoard board) {
        double radius = DISC * width;
        var sign = new SeatSign(board);
        double face = (many() ? FACE_OF_MANY : FACE) * width;
        double beside = left + BESIDE_DISC * radius;
        sign.face(pen, block.caption().face(), beside + face / 2, top, face);
        double line = block.caption().face().isPresent() ? beside + face + (BESIDE_DISC - 2) * radius : beside;
        sign.turn(pen, block.caption().toMove(), new Line2D.Double(line, top, width * (1 - OUTER_MARGIN), top));
        sign.disc(pen, block.caption().side(), left + radius, top, radius);
        double y = belowDisc(top);
        pen.setPaint(board.theme().ink());
        block.name().draw(pen, left, y);
        pen.setPaint(board.theme().quiet());
        block.note().draw(pen, left, y + block.name().height(), Align.START);
    }

    /** The baseline of the first line of a name. */
    private double belowDisc(double top) {
        return top + DISC * width + BELOW_DISC * NAME * width + letters();
    }

    private double letters() {
        return typeface.bold(NAME * width).getSize2D();
    }

    private double height(Block block) {
        return belowDisc(0) + block.name().height() + block.note().height() + between() * letters();
    }

    private Block block(SeatCaption caption, List<Tray> trays) {
        var name = NameLines.of(
                caption.name(), SeatSign.word(caption.side(), trays), typeface.names(NAME * width), room(), NAME_LINES);
        var note = Paragraph.of(
                typeface, caption.note(), typeface.regular(NOTE * width), room(), many() ? LINES_OF_MANY : NOTE_LINES);
        return new Block(caption, name, note);
    }

    private Paragraph status() {
        return Paragraph.of(
                typeface,
                header.status(),
                typeface.regular(NOTE * width),
                room(),
                many() ? STATUS_BELOW_MANY : STATUS_LINES);
    }

    private double between() {
        return many() ? BETWEEN_MANY : BETWEEN;
    }

    private boolean many() {
        return header.captions().size() >= MANY;
    }

    private double room() {
        return (COLUMN - OUTER_MARGIN) * width;
    }
}
