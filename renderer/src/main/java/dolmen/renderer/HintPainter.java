package dolmen.renderer;

import dolmen.renderer.Theme.Masonry;
import dolmen.renderer.Typeface.Align;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Token;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Point2D;
import java.util.List;

/**
 * Draws what a player can choose: the pieces that can move, the one that is chosen, and where it can go.
 *
 * @param typeface for the numbers and letters on dots
 */
record HintPainter(Typeface typeface) {
    private static final double HALO = 0.34;
    private static final double HALO_EDGE = 0.6;
    private static final double DOT = 0.13;
    private static final double DOT_EDGE = 0.02;
    private static final double LABEL = 0.34;
    private static final double ABOUT_LABEL = 0.82;
    private static final double LIFT = 0.09;
    private static final double LIFTED_SHADOW = 0.17;
    private static final double PLATE_EDGE = 0.07;

    /** Draws a quiet halo, below the piece. */
    void halo(Graphics2D pen, String cell, List<Token> tokens, Board board) {
        Shape about = Outline.about(cell, tokens, board);
        Color mark = board.masonry().mark();
        Pencil.fill(pen, about, Pencil.faded(mark, HALO));
        Pencil.line(pen, about, Pencil.faded(mark, HALO_EDGE), Math.max(1, 0.012 * board.width(cell)));
    }

    /** Draws what shows below a lifted piece: a plate, wider than the piece, and its long shadow. */
    void lift(Graphics2D pen, String cell, List<Token> tokens, Board board) {
        Shape plate = Outline.about(cell, tokens, board);
        double width = board.width(cell);
        Pencil.shadow(pen, plate, board.theme().shadow(), LIFTED_SHADOW * width);
        Pencil.fill(pen, plate, board.masonry().mark());
        Pencil.line(pen, plate, board.masonry().mark(), PLATE_EDGE * width);
    }

    /** How far above its place a piece is drawn, in pixels: 0 unless it is the chosen one. */
    static double rise(String cell, List<Mark> marks, Board board) {
        return marks.contains(new Mark.Chosen(cell)) ? LIFT * board.width(cell) : 0;
    }

    /** Draws a dot upon everything else, as large as its label needs. */
    void dot(Graphics2D pen, String cell, String label, Board board) {
        Color mark = board.masonry().mark();
        double width = board.width(cell);
        Font font = typeface.bold(LABEL * width);
        double across = label.isEmpty() ? 0 : Math.max(font.getSize2D(), Typeface.width(label, font));
        double radius = Math.max(DOT * width, across * ABOUT_LABEL);
        Point2D centre = board.place(cell);
        Shape dot = Outline.circle(centre, radius);
        Pencil.fill(pen, dot, mark);
        Pencil.line(pen, dot, onDot(board.masonry()), Math.max(1, DOT_EDGE * width));
        Typeface.drawMiddle(pen, label, font, centre.getX(), centre.getY(), Align.CENTRE);
    }

    /** The colour of what is written on a dot. */
    static Color onDot(Masonry masonry) {
        return Contrast.better(masonry.mark(), Color.WHITE, Color.BLACK);
    }
}
