package dolmen.renderer;

import dolmen.renderer.Theme.Army;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;

/**
 * Draws what is shown about pieces and cells.
 *
 * @param sprites for pieces that are gone
 */
record MarkPainter(Sprites sprites) {
    private static final float GHOST = 0.32f;
    private static final float REMOVED = 0.38f;
    private static final double RING_ON_SQUARE = 0.45;
    private static final double RING_ON_HEXAGON = 0.40;
    private static final double RING_ON_NODE = 0.46;
    private static final double ABOUT_BLOCKS = 0.93;
    private static final double ABOUT_CARD = 0.07;
    private static final double TRAPPED = 0.23;
    private static final double CROSS = 0.13;

    /** The part of the marks that lies below the pieces. */
    void paintBelow(Graphics2D pen, List<Mark> marks, List<Token> tokens, Board board) {
        for (Mark mark : marks) {
            switch (mark) {
                case Mark.Ghost(Token token) -> faded(pen, token, board, GHOST);
                case Mark.Removed(Token token) -> faded(pen, token, board, REMOVED);
                case Mark.Landed(String cell) -> landed(pen, cell, tokens, board);
                case Mark.Arrow arrow -> {
                    if (board.shape() != CellShape.CARD) {
                        arrow(pen, arrow, tokens, board);
                    }
                }
                case Mark.Trapped trapped -> {}
            }
        }
    }

    /** The part of the marks that lies upon the pieces; cards would hide the arrows that cross a table. */
    void paintAbove(Graphics2D pen, List<Mark> marks, List<Token> tokens, Board board) {
        for (Mark mark : marks) {
            switch (mark) {
                case Mark.Arrow arrow -> {
                    if (board.shape() == CellShape.CARD) {
                        arrow(pen, arrow, tokens, board);
                    }
                }
                case Mark.Trapped(String cell) -> trapped(pen, cell, tokens, board);
                case Mark.Removed(Token token) -> cross(pen, token.cell(), board);
                case Mark.Ghost ghost -> {}
                case Mark.Landed landed -> {}
            }
        }
    }

    private void faded(Graphics2D pen, Token token, Board board, float strength) {
        Composite solid = pen.getComposite();
        pen.setComposite(AlphaComposite.SrcOver.derive(strength));
        sprites.paint(pen, token, board);
        pen.setComposite(solid);
    }

    private static void landed(Graphics2D pen, String cell, List<Token> tokens, Board board) {
        double width = board.width(cell);
        Point2D centre = board.place(cell);
        Shape ring = switch (board.shape()) {
            case SQUARE -> onSquare(centre, cell, tokens, width);
            case HEXAGON -> circle(centre, RING_ON_HEXAGON * width);
            case NODE -> circle(centre, RING_ON_NODE * width);
            case CARD -> aboutCard(centre, isSideways(cell, tokens), width);
        };
        board.mark(pen, ring);
    }

    private static Shape onSquare(Point2D centre, String cell, List<Token> tokens, double width) {
        double side = ABOUT_BLOCKS * width;
        return holdsBlocks(cell, tokens)
                ? new RoundRectangle2D.Double(
                        centre.getX() - side / 2, centre.getY() - side / 2, side, side, side * 0.12, side * 0.12)
                : circle(centre, RING_ON_SQUARE * width);
    }

    /** Blocks fill their square, so that a circle would be hidden. */
    private static boolean holdsBlocks(String cell, List<Token> tokens) {
        return tokens.stream().anyMatch(token -> token.cell().equals(cell) && token.glyph() instanceof Glyph.Blocks);
    }

    private static void arrow(Graphics2D pen, Mark.Arrow arrow, List<Token> tokens, Board board) {
        new ArrowPainter(board).paint(pen, arrow, holdsBlocks(arrow.to(), tokens));
    }

    private static Shape aboutCard(Point2D centre, boolean sideways, double width) {
        double narrow = width + 2 * ABOUT_CARD * width;
        double wide = width * Surface.Table.CARD_HEIGHT + 2 * ABOUT_CARD * width;
        return CellShape.card(centre.getX(), centre.getY(), sideways ? wide : narrow, sideways ? narrow : wide);
    }

    private static boolean isSideways(String cell, List<Token> tokens) {
        return tokens.stream()
                .anyMatch(token ->
                        token.cell().equals(cell) && token.glyph() instanceof Glyph.Face(var card) && card.sideways());
    }

    private static void trapped(Graphics2D pen, String cell, List<Token> tokens, Board board) {
        Side side = tokens.stream()
                .filter(token -> token.cell().equals(cell))
                .map(Token::side)
                .findFirst()
                .orElse(Side.NOBODY);
        Army army = board.masonry().army(side);
        double width = board.width(cell);
        Color color = Pencil.isDark(army.body()) ? board.masonry().cell() : army.line();
        Pencil.line(pen, circle(board.place(cell), TRAPPED * width), color, Math.max(1, 0.018 * width));
    }

    private static void cross(Graphics2D pen, String cell, Board board) {
        double half = CROSS * board.width(cell);
        Point2D centre = board.place(cell);
        var path = new Path2D.Double();
        path.moveTo(centre.getX() - half, centre.getY() - half);
        path.lineTo(centre.getX() + half, centre.getY() + half);
        path.moveTo(centre.getX() + half, centre.getY() - half);
        path.lineTo(centre.getX() - half, centre.getY() + half);
        board.mark(pen, path);
    }

    private static Shape circle(Point2D centre, double radius) {
        return new Ellipse2D.Double(centre.getX() - radius, centre.getY() - radius, 2 * radius, 2 * radius);
    }
}
