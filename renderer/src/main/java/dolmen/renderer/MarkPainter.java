package dolmen.renderer;

import dolmen.renderer.Theme.Army;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Token;
import java.awt.AlphaComposite;
import java.awt.Color;
import java.awt.Composite;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
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
    private static final double TRAPPED = 0.23;
    private static final double CROSS = 0.13;

    /** The part of the marks that lies below the pieces. */
    void paintBelow(Graphics2D pen, List<Mark> marks, Board board) {
        for (Mark mark : marks) {
            switch (mark) {
                case Mark.Ghost(Token token) -> faded(pen, token, board, GHOST);
                case Mark.Removed(Token token) -> faded(pen, token, board, REMOVED);
                case Mark.Landed(String cell) -> landed(pen, board.place(cell), board);
                case Mark.Arrow(String from, String to) -> arrow(pen, board.place(from), board.place(to), board);
                case Mark.Trapped trapped -> {}
            }
        }
    }

    /** The part of the marks that lies upon the pieces. */
    void paintAbove(Graphics2D pen, List<Mark> marks, List<Token> tokens, Board board) {
        for (Mark mark : marks) {
            switch (mark) {
                case Mark.Arrow arrow -> {}
                case Mark.Trapped(String cell) -> trapped(pen, cell, tokens, board);
                case Mark.Removed(Token token) -> cross(pen, board.place(token.cell()), board);
                case Mark.Ghost ghost -> {}
                case Mark.Landed landed -> {}
            }
        }
    }

    private void faded(Graphics2D pen, Token token, Board board, float strength) {
        Composite solid = pen.getComposite();
        pen.setComposite(AlphaComposite.SrcOver.derive(strength));
        Point2D centre = board.place(token.cell());
        sprites.paint(pen, token.glyph(), token.side(), board, centre.getX(), centre.getY());
        pen.setComposite(solid);
    }

    private static void landed(Graphics2D pen, Point2D centre, Board board) {
        double cell = board.layout().cell();
        double radius = switch (board.shape()) {
            case SQUARE -> RING_ON_SQUARE;
            case HEXAGON -> RING_ON_HEXAGON;
        };
        Pencil.line(pen, circle(centre, radius * cell), board.theme().accent(), Math.max(1.5, 0.03 * cell));
    }

    private static void trapped(Graphics2D pen, String cell, List<Token> tokens, Board board) {
        Side side = tokens.stream()
                .filter(token -> token.cell().equals(cell))
                .map(Token::side)
                .findFirst()
                .orElse(Side.NOBODY);
        Army army = board.masonry().army(side);
        double width = board.layout().cell();
        Color color = isDark(army.body()) ? board.masonry().cell() : army.line();
        Pencil.line(pen, circle(board.place(cell), TRAPPED * width), color, Math.max(1, 0.018 * width));
    }

    private static boolean isDark(Color color) {
        return color.getRed() + color.getGreen() + color.getBlue() < 3 * 128;
    }

    private static void cross(Graphics2D pen, Point2D centre, Board board) {
        double half = CROSS * board.layout().cell();
        var path = new Path2D.Double();
        path.moveTo(centre.getX() - half, centre.getY() - half);
        path.lineTo(centre.getX() + half, centre.getY() + half);
        path.moveTo(centre.getX() + half, centre.getY() - half);
        path.lineTo(centre.getX() - half, centre.getY() + half);
        Pencil.line(
                pen,
                path,
                board.theme().accent(),
                Math.max(1.5, 0.03 * board.layout().cell()));
    }

    private static void arrow(Graphics2D pen, Point2D from, Point2D to, Board board) {
        double cell = board.layout().cell();
        double distance = from.distance(to);
        if (distance < cell * 0.5) {
            return;
        }
        double dx = (to.getX() - from.getX()) / distance;
        double dy = (to.getY() - from.getY()) / distance;
        double start = 0.34 * cell;
        double tip = distance - 0.48 * cell;
        double head = 0.14 * cell;
        var path = new Path2D.Double();
        path.moveTo(from.getX() + dx * start, from.getY() + dy * start);
        path.lineTo(from.getX() + dx * tip, from.getY() + dy * tip);
        for (int side : new int[] {-1, 1}) {
            path.moveTo(from.getX() + dx * tip, from.getY() + dy * tip);
            path.lineTo(
                    from.getX() + dx * (tip - head) - side * dy * head * 0.6,
                    from.getY() + dy * (tip - head) + side * dx * head * 0.6);
        }
        Pencil.line(pen, path, board.theme().accent(), Math.max(1.5, 0.03 * cell));
    }

    private static Shape circle(Point2D centre, double radius) {
        return new Ellipse2D.Double(centre.getX() - radius, centre.getY() - radius, 2 * radius, 2 * radius);
    }
}
