package dolmen.renderer.geometry;

import dolmen.rules.scene.Card;
import dolmen.rules.scene.Surface;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.RoundRectangle2D;

/** The outline of a cell. */
public enum CellShape {
    SQUARE,
    HEXAGON,
    NODE,
    CARD;

    private static final double HEXAGON_RADIUS = 1 / Math.sqrt(3);
    private static final double NODE_WIDTH = 0.8;
    private static final double CARD_CORNER = 0.14;

    public static CellShape of(Surface surface) {
        return switch (surface) {
            case Surface.Squares squares -> SQUARE;
            case Surface.Hexagons hexagons -> HEXAGON;
            case Surface.Nodes nodes -> NODE;
            case Surface.Table table -> CARD;
        };
    }

    /** Half the height of a cell, in cell widths. */
    double halfHeight() {
        return switch (this) {
            case SQUARE, NODE -> 0.5;
            case HEXAGON -> HEXAGON_RADIUS;
            case CARD -> Surface.Table.CARD_HEIGHT / 2;
        };
    }

    /**
     * The width of a board's border outside its cells and labels, in cell widths; 0 if the board ends with its cells.
     */
    public double hem() {
        return switch (this) {
            case SQUARE, HEXAGON -> 0;
            case NODE -> 0.11;
            case CARD -> 0.22;
        };
    }

    /** The minimum margin around a board of such cells, as a fraction of the picture's width. */
    double margin() {
        return switch (this) {
            case SQUARE, HEXAGON -> 0.055;
            case NODE -> 0.014;
            case CARD -> 0.016;
        };
    }

    /** The outline about a centre; the width of a hexagon is measured from flat side to flat side. */
    public Shape outline(double x, double y, double width) {
        return switch (this) {
            case SQUARE -> polygon(4, x, y, width * Math.sqrt(0.5));
            case HEXAGON -> polygon(6, x, y, width * HEXAGON_RADIUS);
            case NODE -> {
                double across = NODE_WIDTH * width;
                yield new Ellipse2D.Double(x - across / 2, y - across / 2, across, across);
            }
            case CARD -> card(x, y, width, width * Surface.Table.CARD_HEIGHT);
        };
    }

    /** The width of a card in this pose on a place of this size. */
    public static double cardWidth(Card.Pose pose, double size) {
        return switch (pose) {
            case UPRIGHT -> size;
            case SIDEWAYS -> size * Surface.Table.CARD_HEIGHT;
            case OPEN -> size * Surface.Table.OPEN_WIDTH;
            case WIDE -> size * Surface.Table.WIDE_WIDTH;
        };
    }

    /** The height of a card in this pose on a place of this size. */
    public static double cardHeight(Card.Pose pose, double size) {
        return pose == Card.Pose.UPRIGHT ? size * Surface.Table.CARD_HEIGHT : size;
    }

    /** The outline of a card about a centre. */
    public static RoundRectangle2D card(double x, double y, double width, double height) {
        double corner = CARD_CORNER * Math.min(width, height);
        return new RoundRectangle2D.Double(x - width / 2, y - height / 2, width, height, corner, corner);
    }

    private static Path2D polygon(int corners, double x, double y, double radius) {
        var path = new Path2D.Double();
        for (int corner = 0; corner < corners; corner++) {
            double angle = Math.PI / corners + 2 * Math.PI * corner / corners;
            double px = x + radius * Math.cos(angle);
            double py = y + radius * Math.sin(angle);
            if (corner == 0) {
                path.moveTo(px, py);
            } else {
                path.lineTo(px, py);
            }
        }
        path.closePath();
        return path;
    }
}
