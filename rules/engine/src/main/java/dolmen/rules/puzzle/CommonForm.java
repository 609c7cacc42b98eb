package dolmen.rules.puzzle;

import dolmen.rules.Position;
import dolmen.rules.Seat;
import dolmen.rules.scene.BoardScene;
import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Side;
import dolmen.rules.scene.Token;
import dolmen.rules.scene.Tray;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The common form of a position and all its images, with the board turned or mirrored and the colours exchanged.
 *
 * @param images the images, each the set of its pieces
 */
record CommonForm(Set<Set<String>> images) {
    /** Positions are near if less than one piece in this many differs. */
    private static final int NEAR = 8;

    private static final int TURNS = 12;
    private static final int FINENESS = 100;

    /** The common form of a position for the seat. */
    static CommonForm of(Position<?> position, Seat seat) {
        BoardScene scene = position.seenBy(seat).scene(seat);
        List<Cell> cells = scene.surface().cells();
        double middleX = cells.stream().mapToDouble(Cell::x).average().orElse(0);
        double middleY = cells.stream().mapToDouble(Cell::y).average().orElse(0);
        Map<String, Point> places = cells.stream()
                .collect(Collectors.toMap(Cell::name, cell -> new Point(cell.x() - middleX, cell.y() - middleY)));
        Set<Spot> board = spots(places.values().stream());
        return new CommonForm(IntStream.range(0, TURNS)
                .boxed()
                .flatMap(turn -> Stream.of(new Motion(turn, false), new Motion(turn, true)))
                .filter(motion ->
                        spots(places.values().stream().map(motion::of)).equals(board))
                .map(motion -> pieces(
                        scene, seat, name -> motion.of(placeOf(places, name)).spot()))
                .collect(Collectors.toUnmodifiableSet()));
    }

    /** True if hardly a piece differs: a solver of the one position has little left to find in the other. */
    boolean isNear(CommonForm other) {
        Set<String> pieces = images.iterator().next();
        return other.images.stream().anyMatch(image -> areNear(pieces, image));
    }

    private static boolean areNear(Set<String> one, Set<String> other) {
        int most = Math.max(one.size(), other.size());
        long alike = one.stream().filter(other::contains).count();
        return alike == most || (most - alike) * NEAR < most;
    }

    private static Point placeOf(Map<String, Point> places, String name) {
        Point place = places.get(name);
        if (place == null) {
            throw new IllegalArgumentException("there is no cell " + name);
        }
        return place;
    }

    private static Set<Spot> spots(Stream<Point> points) {
        return points.map(Point::spot).collect(Collectors.toCollection(HashSet::new));
    }

    private static Set<String> pieces(BoardScene scene, Seat seat, Function<String, Spot> moved) {
        return scene.tokens().stream()
                .map(token -> "%s %s %s".formatted(moved.apply(token.cell()), token.glyph(), whose(scene, seat, token)))
                .collect(Collectors.toUnmodifiableSet());
    }

    private static String whose(BoardScene scene, Seat seat, Token token) {
        if (token.side() == Side.NOBODY) {
            return "nobody";
        }
        boolean own = scene.trays().stream()
                .filter(tray -> tray.seat() == seat.index())
                .map(Tray::side)
                .anyMatch(token.side()::equals);
        return own ? "own" : "other";
    }

    /** A point on the plane. */
    private record Point(double x, double y) {
        Spot spot() {
            return new Spot(Math.round(x * FINENESS), Math.round(y * FINENESS));
        }
    }

    /** A point on a grid that is coarse enough to absorb rounding errors. */
    private record Spot(long x, long y) {}

    /**
     * A turn about the centre, with or without a reflection.
     *
     * @param turn the angle, in twelfths of a full turn
     */
    private record Motion(int turn, boolean mirrored) {
        Point of(Point point) {
            double angle = 2 * Math.PI * turn / TURNS;
            double x = mirrored ? -point.x() : point.x();
            return new Point(
                    x * Math.cos(angle) - point.y() * Math.sin(angle),
                    x * Math.sin(angle) + point.y() * Math.cos(angle));
        }
    }
}
