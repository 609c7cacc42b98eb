package dolmen.renderer.mark;

import dolmen.renderer.geometry.CellShape;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.rules.scene.Card;
import dolmen.rules.scene.Glyph;
import dolmen.rules.scene.Surface;
import dolmen.rules.scene.Token;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Point2D;
import java.awt.geom.RoundRectangle2D;
import java.util.List;
import java.util.stream.Stream;

/** The line around a piece that marks follow; it depends on the piece's form and the shape of its cell. */
final class PieceOutline {
    private static final double ON_SQUARE = 0.45;
    private static final double ON_HEXAGON = 0.40;
    private static final double ON_NODE = 0.43;
    private static final double ABOUT_BLOCKS = 0.93;
    private static final double ABOUT_CARD = 0.07;

    private static final double CARD_GAP = 0.09;
    private static final double TINY = 1e-9;

    private PieceOutline() {}

    /** The line around the piece on the cell. */
    static Shape about(String cell, List<Token> tokens, PlacedBoard board) {
        double width = board.width(cell);
        Point2D centre = board.place(cell);
        return switch (board.shape()) {
            case SQUARE -> onSquare(centre, holdsBlocks(cell, tokens), width);
            case HEXAGON -> circle(centre, ON_HEXAGON * width);
            case NODE -> circle(centre, ON_NODE * width);
            case CARD -> aboutCard(centre, pose(cell, tokens), width);
        };
    }

    static Shape circle(Point2D centre, double radius) {
        return new Ellipse2D.Double(centre.getX() - radius, centre.getY() - radius, 2 * radius, 2 * radius);
    }

    /** True if the cell has blocks, which fill their square and would hide a circle. */
    static boolean holdsBlocks(String cell, List<Token> tokens) {
        return tokens.stream().anyMatch(token -> token.cell().equals(cell) && token.glyph() instanceof Glyph.Blocks);
    }

    /**
     * The point where a piece ends on the line from the middle of its cell towards another point; a card ends with a
     * gap.
     *
     * @param aboutPiece the distance from the middle, in cell widths; of cards, their own size
     * @param square true if the piece is as wide as high, not round
     */
    static Point2D clear(String cell, Point2D towards, double aboutPiece, boolean square, PlacedBoard board) {
        Point2D middle = board.place(cell);
        double distance = middle.distance(towards);
        double dx = (towards.getX() - middle.getX()) / distance;
        double dy = (towards.getY() - middle.getY()) / distance;
        double width = board.width(cell);
        double away = switch (board.shape()) {
            case SQUARE, HEXAGON, NODE -> square ? toEdge(2 * aboutPiece, 2 * aboutPiece, dx, dy) : aboutPiece;
            case CARD -> toEdge(1, Surface.Table.CARD_HEIGHT, dx, dy) + CARD_GAP;
        };
        return new Point2D.Double(middle.getX() + dx * away * width, middle.getY() + dy * away * width);
    }

    /** The distance from the middle of a rectangle to its edge in a direction. */
    private static double toEdge(double width, double height, double dx, double dy) {
        return Math.min(width / 2 / Math.max(Math.abs(dx), TINY), height / 2 / Math.max(Math.abs(dy), TINY));
    }

    private static Shape onSquare(Point2D centre, boolean blocks, double width) {
        double side = ABOUT_BLOCKS * width;
        return blocks
                ? new RoundRectangle2D.Double(
                        centre.getX() - side / 2, centre.getY() - side / 2, side, side, side * 0.12, side * 0.12)
                : circle(centre, ON_SQUARE * width);
    }

    private static Shape aboutCard(Point2D centre, Card.Pose pose, double width) {
        double about = 2 * ABOUT_CARD * width;
        return CellShape.card(
                centre.getX(),
                centre.getY(),
                CellShape.cardWidth(pose, width) + about,
                CellShape.cardHeight(pose, width) + about);
    }

    private static Card.Pose pose(String cell, List<Token> tokens) {
        return tokens.stream()
                .filter(token -> token.cell().equals(cell))
                .flatMap(token -> token.glyph() instanceof Glyph.Face(var card) ? Stream.of(card.pose()) : Stream.of())
                .findFirst()
                .orElse(Card.Pose.UPRIGHT);
    }
}
