package dolmen.renderer;

import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Surface;
import java.awt.Graphics2D;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;

/**
 * Draws the way of a move as a fine arrow that touches neither piece.
 *
 * @param board where it lies
 */
record ArrowPainter(Board board) {
    private static final double SHORTEST = 0.5;
    private static final double AFTER_START = 0.34;
    private static final double BEFORE_END = 0.48;
    private static final double HEAD = 0.14;
    private static final double CARD_GAP = 0.09;

    void paint(Graphics2D pen, Mark.Arrow arrow) {
        Point2D from = board.place(arrow.from());
        Point2D to = board.place(arrow.to());
        double cell = board.layout().cell();
        double distance = from.distance(to);
        if (distance < cell * SHORTEST) {
            return;
        }
        double dx = (to.getX() - from.getX()) / distance;
        double dy = (to.getY() - from.getY()) / distance;
        double start = clearance(arrow.from(), AFTER_START, dx, dy);
        double tip = distance - clearance(arrow.to(), BEFORE_END, dx, dy);
        double head = HEAD * cell;
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

    /** How far from the middle of a cell, in this direction, an arrow is clear of the piece. */
    private double clearance(String cell, double aboutPiece, double dx, double dy) {
        double width = board.width(cell);
        return switch (board.shape()) {
            case SQUARE, HEXAGON, NODE -> aboutPiece * width;
            case CARD ->
                Math.min(
                                        0.5 / Math.max(Math.abs(dx), 1e-9),
                                        Surface.Table.CARD_HEIGHT / 2 / Math.max(Math.abs(dy), 1e-9))
                                * width
                        + CARD_GAP * board.layout().cell();
        };
    }
}
