package dolmen.renderer.mark;

import dolmen.renderer.geometry.CellShape;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.renderer.pen.Contrast;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.piece.Sprites;
import dolmen.renderer.theme.Theme.ArmyColors;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Token;
import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * Draws the marks on pieces and cells.
 *
 * @param sprites the sprites of pieces that are gone
 * @param hints the painter of pieces and cells that can be chosen
 */
public record MarkPainter(Sprites sprites, HintPainter hints) {
    private static final float GHOST = 0.32f;
    private static final float REMOVED = 0.38f;
    private static final double TRAPPED = 0.23;
    private static final double TRAPPED_LINE = 0.026;
    private static final double CROSS = 0.13;
    private static final double BARRED = 0.15;
    private static final double FRAME = 0.04;
    private static final double INNER = 0.92;
    private static final double CROWN = 0.08;
    private static final double CROWN_LEAST = 4;

    /** Draws the marks that belong below the pieces. */
    public void paintBelow(Graphics2D pen, List<Mark> marks, List<Token> tokens, PlacedBoard board) {
        for (Mark mark : marks) {
            switch (mark) {
                case Mark.Ghost(Token token) -> faded(pen, token, board, GHOST);
                case Mark.Removed(Token token) -> faded(pen, token, board, REMOVED);
                case Mark.Landed(String cell) -> landed(pen, cell, tokens, board);
                case Mark.Arrow arrow -> {
                    if (board.shape() != CellShape.CARD) {
                        arrow(pen, arrow, marks, tokens, board);
                    }
                }
                case Mark.Movable(String cell, String label) -> hints.halo(pen, cell, tokens, board);
                case Mark.Chosen(String cell) -> hints.lift(pen, cell, tokens, board);
                case Mark.Trapped trapped -> {}
                case Mark.Crowned crowned -> {}
                case Mark.Target(String cell, String label) -> hints.ring(pen, cell, tokens, board);
                case Mark.Barred barred -> {}
                case Mark.Axis axis -> NamePainter.axis(pen, axis, board);
                case Mark.Trail trail -> {}
                case Mark.Named named -> {}
            }
        }
        new TrailPainter(board, hints).paint(pen, marks);
    }

    /** Draws the marks that belong above the pieces, such as arrows across a table, which cards would hide. */
    public void paintAbove(Graphics2D pen, List<Mark> marks, List<Token> tokens, PlacedBoard board) {
        for (Mark mark : marks) {
            switch (mark) {
                case Mark.Arrow arrow -> {
                    if (board.shape() == CellShape.CARD) {
                        arrow(pen, arrow, marks, tokens, board);
                    }
                    new ArrowPainter(board, hints.typeface(), false).number(pen, arrow);
                }
                case Mark.Trapped(String cell) -> trapped(pen, cell, tokens, board);
                case Mark.Crowned(String cell) -> crowned(pen, cell, tokens, board);
                case Mark.Removed(Token token) -> cross(pen, token.cell(), board);
                case Mark.Target(String cell, String label) -> hints.target(pen, cell, label, tokens, board);
                case Mark.Barred(String cell) -> barred(pen, cell, board);
                case Mark.Movable(String cell, String label) -> hints.badge(pen, cell, label, tokens, board);
                case Mark.Named named -> names().name(pen, named, board);
                case Mark.Ghost ghost -> {}
                case Mark.Landed landed -> {}
                case Mark.Chosen chosen -> {}
                case Mark.Axis axis -> {}
                case Mark.Trail trail -> {}
            }
        }
        new TrailPainter(board, hints).letter(pen, marks);
    }

    private NamePainter names() {
        return new NamePainter(hints.typeface());
    }

    /** Draws a ring with an edge on both sides, so that it shows on any ground. */
    private static void crowned(Graphics2D pen, String cell, List<Token> tokens, PlacedBoard board) {
        Shape ring = PieceOutline.about(cell, tokens, board);
        double thickness = Math.max(CROWN_LEAST, CROWN * board.width(cell));
        Color bright = board.theme().accent();
        Pencil.line(pen, ring, Contrast.better(bright, Color.WHITE, Color.BLACK), 1.7 * thickness);
        Pencil.line(pen, ring, bright, thickness);
    }

    private void faded(Graphics2D pen, Token token, PlacedBoard board, float strength) {
        Composite solid = pen.getComposite();
        pen.setComposite(AlphaComposite.SrcOver.derive(strength));
        sprites.paint(pen, token, board);
        pen.setComposite(solid);
    }

    /** Draws a move, in bold if it has won the game. */
    private void arrow(Graphics2D pen, Mark.Arrow arrow, List<Mark> marks, List<Token> tokens, PlacedBoard board) {
        boolean bold = marks.stream().anyMatch(Mark.Crowned.class::isInstance);
        new ArrowPainter(board, hints.typeface(), bold).paint(pen, arrow, tokens);
    }

    /** Frames the cell rather than the piece, so that two neighbours look like one path; a card is its own cell. */
    private static void landed(Graphics2D pen, String cell, List<Token> tokens, PlacedBoard board) {
        switch (board.shape()) {
            case CARD -> board.trace(pen, PieceOutline.about(cell, tokens, board));
            case SQUARE, HEXAGON, NODE -> {
                Pencil.line(
                        pen,
                        inner(board.outline(cell)),
                        board.colors().trace(),
                        Math.max(1, FRAME * board.width(cell)));
            }
        }
    }

    /** A slightly smaller outline, so that the outlines of neighbours do not cross. */
    private static Shape inner(Shape outline) {
        Rectangle2D bounds = outline.getBounds2D();
        var shrink = AffineTransform.getTranslateInstance(bounds.getCenterX(), bounds.getCenterY());
        shrink.scale(INNER, INNER);
        shrink.translate(-bounds.getCenterX(), -bounds.getCenterY());
        return shrink.createTransformedShape(outline);
    }

    private static void trapped(Graphics2D pen, String cell, List<Token> tokens, PlacedBoard board) {
        Side side = tokens.stream()
                .filter(token -> token.cell().equals(cell))
                .map(Token::side)
                .findFirst()
                .orElse(Side.NOBODY);
        ArmyColors army = board.colors().army(side);
        double width = board.width(cell);
        Color color = Contrast.better(army.body(), board.colors().cell(), army.line());
        Pencil.line(
                pen, PieceOutline.circle(board.place(cell), TRAPPED * width), color, Math.max(1, TRAPPED_LINE * width));
    }

    /** Draws a circle with a bar across it. */
    private static void barred(Graphics2D pen, String cell, PlacedBoard board) {
        double radius = BARRED * board.width(cell);
        Point2D centre = board.place(cell);
        double half = radius * StrictMath.sqrt(0.5);
        var path = new Path2D.Double(PieceOutline.circle(centre, radius));
        path.moveTo(centre.getX() - half, centre.getY() - half);
        path.lineTo(centre.getX() + half, centre.getY() + half);
        board.traceWithEdge(pen, path);
    }

    /** Draws a cross with an edge below, since the taken piece and its pit may be as dark as the cross. */
    private static void cross(Graphics2D pen, String cell, PlacedBoard board) {
        double half = CROSS * board.width(cell);
        Point2D centre = board.place(cell);
        var path = new Path2D.Double();
        path.moveTo(centre.getX() - half, centre.getY() - half);
        path.lineTo(centre.getX() + half, centre.getY() + half);
        path.moveTo(centre.getX() + half, centre.getY() - half);
        path.lineTo(centre.getX() - half, centre.getY() + half);
        board.traceWithEdge(pen, path);
    }
}
