package dolmen.renderer.mark;

import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.geometry.CellShape;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.renderer.pen.Contrast;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.theme.Theme.MaterialColors;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Token;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;

/**
 * Draws a player's possible choices: the movable pieces, the chosen one, and its targets.
 *
 * @param typeface the typeface of numbers and letters on dots
 */
public record HintPainter(Typeface typeface) {
    private static final double HALO = 0.42;
    private static final double DOT = 0.13;
    private static final double FREE_PLACE = 0.16;
    private static final double RING = 0.045;
    private static final double DOT_EDGE = 0.02;
    private static final double LABEL = 0.34;
    private static final double BADGE = 0.22;
    private static final double ASIDE = 0.32;
    private static final double ABOUT_LABEL = 1.36;
    private static final double BESIDE_LABEL = 0.6;
    private static final double LIFT = 0.09;
    private static final double LIFTED_SHADOW = 0.17;
    private static final double PLATE_EDGE = 0.07;
    private static final double CARD_PLATE_EDGE = 0.01;

    /** Draws a quiet halo below the piece, or a frame around a card, since a halo would hardly show on a table. */
    void halo(Graphics2D pen, String cell, List<Token> tokens, PlacedBoard board) {
        Shape about = PieceOutline.about(cell, tokens, board);
        Color light = isCard(board)
                ? board.colors().markOnGround()
                : Pencil.faded(board.colors().mark(), HALO);
        Pencil.fill(pen, about, light);
    }

    /** Draws the ground below a lifted piece: a plate, wider than the piece, and its long shadow. */
    void lift(Graphics2D pen, String cell, List<Token> tokens, PlacedBoard board) {
        Shape plate = PieceOutline.about(cell, tokens, board);
        double width = board.width(cell);
        Pencil.shadow(pen, plate, board.theme().shadow(), LIFTED_SHADOW * width);
        Pencil.fill(pen, plate, board.colors().mark());
        Pencil.line(pen, plate, board.colors().mark(), (isCard(board) ? CARD_PLATE_EDGE : PLATE_EDGE) * width);
    }

    private static boolean isCard(PlacedBoard board) {
        return board.shape() == CellShape.CARD;
    }

    /** The height at which a piece is drawn above its place, in pixels; 0 unless the piece is chosen. */
    public static double rise(String cell, List<Mark> marks, PlacedBoard board) {
        return marks.contains(new Mark.Chosen(cell)) ? LIFT * board.width(cell) : 0;
    }

    /** Draws a ring below a piece on a reachable cell; nothing on a free cell. */
    void ring(Graphics2D pen, String cell, List<Token> tokens, PlacedBoard board) {
        if (isOccupied(cell, tokens)) {
            Shape about = PieceOutline.about(cell, tokens, board);
            if (isCard(board)) {
                Color light = board.colors().markOnGround();
                double thickness = RING * board.layout().cell();
                Pencil.line(pen, about, Contrast.better(light, Color.WHITE, Color.BLACK), 2 * thickness);
                Pencil.line(pen, about, light, thickness);
            } else {
                board.mark(pen, about);
            }
        }
    }

    /** Draws a dot on a free reachable cell, or the label of the ring beside a piece. */
    void target(Graphics2D pen, String cell, String label, List<Token> tokens, PlacedBoard board) {
        if (isOccupied(cell, tokens)) {
            badge(pen, cell, label, tokens, board);
        } else if (isCard(board) && label.isEmpty()) {
            free(
                    pen,
                    PieceOutline.circle(
                            board.place(cell), FREE_PLACE * board.layout().cell()),
                    board);
        } else {
            dot(pen, board.place(cell), board.width(cell), DOT, LABEL, label, board.colors());
        }
    }

    private static boolean isOccupied(String cell, List<Token> tokens) {
        return tokens.stream().anyMatch(token -> token.cell().equals(cell) && !(token.glyph() instanceof Glyph.Pit));
    }

    /** Draws a dot on a free place of a table; without a card the place itself is small. */
    private static void free(Graphics2D pen, Shape dot, PlacedBoard board) {
        Color light = board.colors().markOnGround();
        Pencil.fill(pen, dot, light);
        Pencil.line(
                pen,
                dot,
                Contrast.better(light, Color.WHITE, Color.BLACK),
                Math.max(1, DOT_EDGE * board.layout().cell()));
    }

    /**
     * Draws a label at the upper right of a piece, or at the opposite corner if a rider is there, on top of everything
     * else. Draws nothing if the label is empty.
     */
    void badge(Graphics2D pen, String cell, String label, List<Token> tokens, PlacedBoard board) {
        if (!label.isEmpty()) {
            double width = board.width(cell);
            Point2D centre = board.place(cell);
            double aside = (isRidden(cell, tokens) ? -ASIDE : ASIDE) * width;
            var corner = new Point2D.Double(centre.getX() + aside, centre.getY() - aside);
            dot(pen, corner, width, 0, BADGE, label, board.colors());
        }
    }

    private static boolean isRidden(String cell, List<Token> tokens) {
        return tokens.stream().anyMatch(token -> token.cell().equals(cell) && token.glyph() instanceof Glyph.Rider);
    }

    /** Draws the letters of a trail, on top of everything else. */
    void letters(Graphics2D pen, Point2D centre, String label, PlacedBoard board) {
        dot(pen, centre, board.layout().cell(), 0, BADGE, label, board.colors());
    }

    /** Draws a dot that is large enough for its label; the minimum radius is a fraction of the cell's width. */
    private void dot(
            Graphics2D pen,
            Point2D centre,
            double width,
            double least,
            double size,
            String label,
            MaterialColors colors) {
        Color mark = colors.mark();
        Font font = typeface.bold(size * width);
        Shape dot = PieceOutline.circle(centre, least * width);
        if (!label.isEmpty()) {
            double high = Math.max(2 * least * width, ABOUT_LABEL * font.getSize2D());
            double wide = Math.max(high, Typeface.width(label, font) + BESIDE_LABEL * font.getSize2D());
            dot = new RoundRectangle2D.Double(
                    centre.getX() - wide / 2, centre.getY() - high / 2, wide, high, high, high);
        }
        Pencil.fill(pen, dot, mark);
        Pencil.line(pen, dot, colors.onMark(), Math.max(1, DOT_EDGE * width));
        Typeface.drawMiddle(pen, label, font, centre.getX(), centre.getY(), Align.CENTRE);
    }
}
