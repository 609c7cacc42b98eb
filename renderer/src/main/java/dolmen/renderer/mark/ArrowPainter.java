package dolmen.renderer.mark;

import dolmen.renderer.font.FontFamily;
import dolmen.renderer.font.Typeface;
import dolmen.renderer.font.Typeface.Align;
import dolmen.renderer.geometry.PlacedBoard;
import dolmen.renderer.pen.Contrast;
import dolmen.renderer.pen.Pencil;
import dolmen.renderer.surface.LabelPainter;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Mark;
import dolmen.rules.scene.Token;
import java.awt.Color;
import java.awt.Font;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Draws a move as a fine arrow that touches neither piece.
 *
 * @param board the board below the arrow
 * @param typeface the typeface of move numbers
 * @param bold true for a move that has won the game
 */
record ArrowPainter(PlacedBoard board, Typeface typeface, boolean bold) {
    private static final double NUMBER = 0.2;
    private static final double ABOUT_NUMBER = 0.68;
    private static final double SHORTEST = 0.5;
    private static final double AFTER_START = 0.34;
    private static final double BEFORE_END = 0.48;
    private static final double HEAD = 0.14;
    /** The bows to try on a table, the slightest first. */
    private static final double[] BOWS = {0.13, 0, 0.25, -0.25, 0.4, -0.4};

    /** The weight of a crossed card or word, in crossed empty places. */
    private static final int IN_THE_WAY = 10;

    /** An arrow between rows may be steep at one end, so that it leaves a row without crossing its cards. */
    private static final double STEEP = 0.2;

    private static final int SAMPLES = 60;

    /**
     * The obstacles of an arrow across a table.
     *
     * @param cards other cards, and words
     * @param places the places of other cards, empty or not
     * @param table the extent of the table
     */
    private record Obstacles(List<Shape> cards, List<Shape> places, Rectangle2D table) {
        /** The weight of a point of the curve: 0 where it crosses nothing. */
        int weight(Point2D point) {
            return table.contains(point) ? IN_THE_WAY * among(cards, point) + among(places, point) : IN_THE_WAY;
        }

        private static int among(List<Shape> shapes, Point2D point) {
            return shapes.stream().anyMatch(shape -> shape.contains(point)) ? 1 : 0;
        }
    }

    void paint(Graphics2D pen, Mark.Arrow arrow, List<Token> tokens) {
        Point2D from = board.place(arrow.from());
        Point2D to = board.place(arrow.to());
        double cell = board.layout().cell();
        double distance = from.distance(to);
        if (distance < cell * SHORTEST) {
            return;
        }
        Point2D over = over(from, to, arrow, tokens);
        Point2D start = PieceOutline.clear(arrow.from(), over, AFTER_START, false, board);
        boolean blocks = PieceOutline.holdsBlocks(arrow.to(), tokens);
        Point2D tip = PieceOutline.clear(arrow.to(), over, BEFORE_END, blocks, board);
        double dx = (to.getX() - over.getX()) / to.distance(over) * HEAD * cell;
        double dy = (to.getY() - over.getY()) / to.distance(over) * HEAD * cell;
        var path = new Path2D.Double();
        path.moveTo(start.getX(), start.getY());
        path.quadTo(over.getX(), over.getY(), tip.getX(), tip.getY());
        for (int side : new int[] {-1, 1}) {
            path.moveTo(tip.getX(), tip.getY());
            path.lineTo(tip.getX() - dx - side * dy * 0.6, tip.getY() - dy + side * dx * 0.6);
        }
        if (bold) {
            board.boldTrace(pen, path);
        } else {
            board.trace(pen, path);
        }
    }

    /** Draws the number of the move within its turn, in a disc at the start of the arrow, above the pieces. */
    void number(Graphics2D pen, Mark.Arrow arrow) {
        if (!arrow.number().isEmpty()) {
            Color trace = board.colors().trace();
            Font font = typeface.bold(NUMBER * board.layout().cell());
            Point2D start = PieceOutline.clear(arrow.from(), board.place(arrow.to()), AFTER_START, false, board);
            Pencil.fill(pen, PieceOutline.circle(start, ABOUT_NUMBER * font.getSize2D()), trace);
            pen.setPaint(Contrast.better(trace, Color.WHITE, Color.BLACK));
            Typeface.drawMiddle(pen, arrow.number(), font, start.getX(), start.getY(), Align.CENTRE);
        }
    }

    /**
     * The control point of the arrow's curve: the midpoint, or on a table the point whose curve crosses other cards and
     * words least.
     */
    private Point2D over(Point2D from, Point2D to, Mark.Arrow arrow, List<Token> tokens) {
        return switch (board.shape()) {
            case SQUARE, HEXAGON, NODE -> between(from, to, 0.5, 0.5);
            case CARD -> {
                Obstacles obstacles = obstacles(arrow, tokens);
                yield Stream.concat(
                                Arrays.stream(BOWS).mapToObj(bow -> bowed(from, to, bow)),
                                Stream.of(between(from, to, STEEP, 1 - STEEP), between(to, from, STEEP, 1 - STEEP)))
                        .min(Comparator.comparingInt(over -> crossed(from, over, to, obstacles)))
                        .orElseThrow();
            }
        };
    }

    private static Point2D between(Point2D one, Point2D other, double across, double down) {
        return new Point2D.Double(
                one.getX() + across * (other.getX() - one.getX()), one.getY() + down * (other.getY() - one.getY()));
    }

    private static Point2D bowed(Point2D from, Point2D to, double bow) {
        double upwards = to.getX() < from.getX() ? -bow : bow;
        double dx = (to.getX() - from.getX()) * upwards;
        double dy = (to.getY() - from.getY()) * upwards;
        return new Point2D.Double((from.getX() + to.getX()) / 2 + dy, (from.getY() + to.getY()) / 2 - dx);
    }

    /** The number of sampled points of the curve that are on places of other cards or on words, the empty ones less. */
    private static int crossed(Point2D from, Point2D over, Point2D to, Obstacles obstacles) {
        return IntStream.rangeClosed(0, SAMPLES)
                .mapToObj(sample -> (double) sample / SAMPLES)
                .map(way -> between(between(from, over, way, way), between(over, to, way, way), way, way))
                .mapToInt(obstacles::weight)
                .sum();
    }

    private Obstacles obstacles(Mark.Arrow arrow, List<Token> tokens) {
        Stream<Shape> cards = outlines(tokens.stream().map(Token::cell), arrow);
        return new Obstacles(
                Stream.concat(cards, board.labels().stream().map(this::words)).toList(),
                outlines(board.cells().keySet().stream(), arrow).toList(),
                board.layout().pixels(board.extent()));
    }

    /** The outlines of the cells that the arrow does not join. */
    private Stream<Shape> outlines(Stream<String> cells, Mark.Arrow arrow) {
        return cells.filter(cell -> !cell.equals(arrow.from()) && !cell.equals(arrow.to()))
                .map(board::outline);
    }

    /** The place of a heading, or of a player's row. */
    private Shape words(Label label) {
        FontFamily font =
                typeface.names(LabelPainter.HEADING_SIZE * board.layout().width());
        double high = font.first().getSize2D();
        double left = board.layout().x(label.x());
        double wide = label.location() == Label.Location.HEADING
                ? font.width(label.textInWords())
                : board.layout().pixels(board.extent()).getMaxX() - left;
        return new Rectangle2D.Double(left, board.layout().y(label.y()) - high / 2, wide, high);
    }
}
