package dolmen.renderer.mark;

import dolmen.renderer.font.FontFamily;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.geometry.PictureLayout;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.renderer.pen.Pencil;
import dolmen.rules.scene.Mark;
import java.awt.Graphics2D;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Line2D;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;

/**
 * Draws axes, and names on plates, to point things out to a learner.
 *
 * @param typeface the typeface of the names
 */
record NamePainter(Typeface typeface) {
    /** The font size, as a fraction of the picture's width. */
    private static final double LETTERS = 0.036;

    /** The minimum font size, as a fraction of the picture's height: a little above 9 pixels in a picture 350 high. */
    private static final double LETTERS_OF_TALL = 0.027;

    private static final double PLATE_HEIGHT = 1.7;
    private static final double BESIDE_LETTERS = 0.6;
    private static final double SHORT_OF_PIECE = 0.24;
    private static final double EDGE = 0.066;
    private static final double LINE = 0.022;
    private static final double DOT = 0.055;
    private static final double AXIS = 0.07;
    private static final double AXIS_STRENGTH = 0.75;

    /** Draws a name on its plate, and a line to the named thing. */
    void name(Graphics2D pen, Mark.Named named, PlacedBoard board) {
        RoundRectangle2D plate = plate(named, board);
        if (!named.cell().equals(named.place())) {
            leader(pen, leader(named, board), board);
        }
        FontFamily font = font(board);
        Pencil.fill(pen, plate, board.theme().ground());
        Pencil.line(
                pen, plate, board.theme().ink(), Math.max(1, EDGE * font.first().getSize2D()));
        font.drawMiddle(pen, named.textInWords(), plate.getCenterX(), plate.getCenterY(), Align.CENTRE);
    }

    /** The plate of a name. */
    RoundRectangle2D plate(Mark.Named named, PlacedBoard board) {
        FontFamily font = font(board);
        Point2D middle = board.place(named.place());
        double size = font.first().getSize2D();
        double height = size * PLATE_HEIGHT;
        double width = font.width(named.textInWords()) + 2 * BESIDE_LETTERS * size;
        return new RoundRectangle2D.Double(
                middle.getX() - width / 2, middle.getY() - height / 2, width, height, height / 2, height / 2);
    }

    /** The fonts of names. */
    FontFamily font(PlacedBoard board) {
        PictureLayout layout = board.layout();
        return typeface.names(Math.max(LETTERS * layout.width(), LETTERS_OF_TALL * layout.height()));
    }

    /** The line from the plate to the named piece, or to the edge of a named card, whose face it does not cross. */
    Line2D leader(Mark.Named named, PlacedBoard board) {
        Point2D from = board.place(named.place());
        return new Line2D.Double(from, PieceOutline.clear(named.cell(), from, SHORT_OF_PIECE, false, board));
    }

    private static void leader(Graphics2D pen, Line2D leader, PlacedBoard board) {
        double cell = board.layout().cell();
        double radius = DOT * cell;
        var dot = new Ellipse2D.Double(leader.getX2() - radius, leader.getY2() - radius, 2 * radius, 2 * radius);
        Pencil.line(pen, leader, board.theme().ground(), 3 * LINE * cell);
        Pencil.line(pen, leader, board.theme().ink(), LINE * cell);
        Pencil.fill(pen, dot, board.theme().ink());
        Pencil.line(pen, dot, board.theme().ground(), LINE * cell);
    }

    /** Draws a line on which pieces stand. */
    static void axis(Graphics2D pen, Mark.Axis axis, PlacedBoard board) {
        var line = new Line2D.Double(board.place(axis.from()), board.place(axis.to()));
        double width = AXIS * board.layout().cell();
        Pencil.line(pen, line, Pencil.faded(board.theme().ground(), AXIS_STRENGTH), 2 * width);
        Pencil.line(pen, line, board.colors().mark(), width);
    }
}
