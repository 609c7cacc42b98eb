package dolmen.renderer.mark;

import dolmen.renderer.geometry.PlacedBoard;
import dolmen.renderer.pen.Pencil;
import dolmen.rules.scene.Mark;
import java.awt.Graphics2D;
import java.awt.Shape;
import java.awt.geom.AffineTransform;
import java.awt.geom.Path2D;
import java.awt.geom.Point2D;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.DoubleStream;

/**
 * Draws frequent moves as broad arrows below the pieces, the rarest on top, and their letters above the pieces.
 *
 * @param board the board below the arrows
 * @param hints the painter of the letters
 */
record TrailPainter(PlacedBoard board, HintPainter hints) {
    private static final double AFTER_START = 0.2;
    private static final double BEFORE_END = 0.12;
    private static final double NARROW = 0.07;
    private static final double BROAD = 0.2;
    private static final double HEAD = 0.3;
    private static final double HEAD_BESIDE = 0.13;
    private static final double SHEER = 0.8;
    private static final double EDGE = 0.02;

    /** Letters are behind the head: arrows that cross midway or have the same start are apart there. */
    private static final double LETTERS_BEFORE_END = 0.62;

    private static final double LETTERS_AFTER_START = 0.3;
    private static final double LETTERS_APART = 0.42;
    private static final double STRIDE = 0.2;

    /** Draws the arrows, which belong below the pieces. */
    void paint(Graphics2D pen, List<Mark> marks) {
        double cell = board.layout().cell();
        for (Mark.Trail trail : trails(marks)) {
            Shape arrow = arrow(trail, cell);
            Pencil.fill(pen, arrow, Pencil.faded(board.colors().mark(), SHEER));
            Pencil.line(pen, arrow, board.colors().onMark(), Math.max(1, EDGE * cell));
        }
    }

    /** Draws the letters of the arrows, which belong above everything else. */
    void letter(Graphics2D pen, List<Mark> marks) {
        var lettered = new ArrayList<Point2D>();
        for (Mark.Trail trail : trails(marks)) {
            Point2D place = letters(trail, lettered, board.layout().cell());
            hints.letters(pen, place, trail.label(), board);
            lettered.add(place);
        }
    }

    /** The trails, the rarest last. */
    private static List<Mark.Trail> trails(List<Mark> marks) {
        return marks.stream()
                .filter(Mark.Trail.class::isInstance)
                .map(Mark.Trail.class::cast)
                .sorted(Comparator.comparingDouble(Mark.Trail::share).reversed())
                .toList();
    }

    /** The first free place for letters from the head backwards; behind the head if none is free. */
    private Point2D letters(Mark.Trail trail, List<Point2D> taken, double cell) {
        Point2D from = board.place(trail.from());
        Point2D to = board.place(trail.to());
        double way = from.distance(to) / cell;
        return DoubleStream.iterate(
                        way - LETTERS_BEFORE_END, walked -> walked >= LETTERS_AFTER_START, walked -> walked - STRIDE)
                .mapToObj(walked -> between(from, to, walked / way))
                .filter(place -> taken.stream().allMatch(other -> other.distance(place) >= LETTERS_APART * cell))
                .findFirst()
                .orElseGet(() -> between(from, to, Math.max(LETTERS_AFTER_START, way - LETTERS_BEFORE_END) / way));
    }

    private static Point2D between(Point2D from, Point2D to, double part) {
        return new Point2D.Double(
                from.getX() + part * (to.getX() - from.getX()), from.getY() + part * (to.getY() - from.getY()));
    }

    /** The outline of a trail's arrow. */
    private Shape arrow(Mark.Trail trail, double cell) {
        Point2D from = board.place(trail.from());
        Point2D to = board.place(trail.to());
        double half = (NARROW + (BROAD - NARROW) * trail.share()) / 2 * cell;
        double start = AFTER_START * cell;
        double tip = from.distance(to) - BEFORE_END * cell;
        double neck = tip - HEAD * cell;
        double beside = half + HEAD_BESIDE * cell;
        var outline = new Path2D.Double();
        outline.moveTo(start, -half);
        outline.lineTo(neck, -half);
        outline.lineTo(neck, -beside);
        outline.lineTo(tip, 0);
        outline.lineTo(neck, beside);
        outline.lineTo(neck, half);
        outline.lineTo(start, half);
        outline.closePath();
        var place = AffineTransform.getTranslateInstance(from.getX(), from.getY());
        place.rotate(to.getX() - from.getX(), to.getY() - from.getY());
        return place.createTransformedShape(outline);
    }
}
