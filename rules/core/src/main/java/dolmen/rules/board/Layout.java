package dolmen.rules.board;

import static dolmen.rules.board.Direction.EAST;
import static dolmen.rules.board.Direction.NORTH;
import static dolmen.rules.board.Direction.NORTH_EAST;
import static dolmen.rules.board.Direction.NORTH_WEST;
import static dolmen.rules.board.Direction.SOUTH;
import static dolmen.rules.board.Direction.SOUTH_EAST;
import static dolmen.rules.board.Direction.SOUTH_WEST;
import static dolmen.rules.board.Direction.WEST;

import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Side;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * The positions of a board's cells and coordinates on a picture, with any side of the board at the bottom. The cells
 * fill a rectangle whose upper left corner is 0, 0; coordinates are outside it. Immutable.
 */
public final class Layout {

    /** The sides of a board in the order in which turning it to the left brings them to the bottom. */
    private static final List<Direction> SIDES_OF_SQUARES = List.of(SOUTH, WEST, NORTH, EAST);

    private static final List<Direction> SIDES_OF_HEXAGONS =
            List.of(SOUTH, SOUTH_WEST, NORTH_WEST, NORTH, NORTH_EAST, SOUTH_EAST);

    /** The distance between the centre lines of two rows of hexagons of width 1. */
    private static final double HEXAGON_PITCH = Math.sqrt(3) / 2;

    /** The distance from the centre of a hexagon to its corner. */
    private static final double HEXAGON_RADIUS = 1 / Math.sqrt(3);

    private static final double MARGIN = 0.25;

    /** The distance from a hexagon's side or corner to the centre of a name outside it; a name is two letters wide. */
    private static final double BEYOND_SIDE = 0.34;

    private static final double BEYOND_CORNER = 0.27;

    private final Board board;
    private final int turns;
    private final double[] x;
    private final double[] y;

    /**
     * The layout with a side of the board at the bottom.
     *
     * @throws IllegalArgumentException if cells of this shape have no such side
     */
    public Layout(Board board, Direction bottom) {
        this.board = board;
        turns = (board.hexagonal() ? SIDES_OF_HEXAGONS : SIDES_OF_SQUARES).indexOf(bottom);
        if (turns < 0) {
            throw new IllegalArgumentException("this board has no side in the " + bottom);
        }
        x = new double[board.cells()];
        y = new double[board.cells()];
        place();
    }

    /** The layout upright, or turned by 180 degrees. */
    public Layout(Board board, boolean turned) {
        this(board, turned ? NORTH : SOUTH);
    }

    private void place() {
        for (int cell = 0; cell < x.length; cell++) {
            Point point = new Point(board.column(cell), board.rowOf(cell)).turned(board.hexagonal(), turns);
            x[cell] = point.column() / 2;
            y[cell] = -point.row();
        }
        double left = Arrays.stream(x).min().orElseThrow();
        double top = Arrays.stream(y).min().orElseThrow();
        for (int cell = 0; cell < x.length; cell++) {
            x[cell] = 0.5 + (x[cell] - left);
            y[cell] = board.hexagonal() ? HEXAGON_RADIUS + (y[cell] - top) * HEXAGON_PITCH : 0.5 + (y[cell] - top);
        }
    }

    /**
     * A point on the plane.
     *
     * @param column the horizontal coordinate, in half cells to the right
     * @param row the vertical coordinate, in rows upwards
     */
    private record Point(double column, double row) {

        /** The point after this number of turns to the left; each turn maps cells to cells. */
        Point turned(boolean hexagonal, int turns) {
            Point point = this;
            for (int turn = 0; turn < turns; turn++) {
                point = hexagonal ? point.turnedByASixth() : point.turnedByAQuarter();
            }
            return point;
        }

        private Point turnedByASixth() {
            return new Point((column - 3 * row) / 2, (column + row) / 2);
        }

        private Point turnedByAQuarter() {
            return new Point(-2 * row, column / 2);
        }
    }

    /** The cells; the function gives the home of each. */
    public List<Cell> cells(IntFunction<Side> home) {
        return IntStream.range(0, board.cells())
                .mapToObj(cell -> new Cell(board.name(cell), x[cell], y[cell], home.apply(cell)))
                .toList();
    }

    /**
     * All coordinates, along the edge. Squares have letters and numbers at both ends of each column and row; the
     * outermost hexagons have their whole names just outside. So all edges are labelled alike, whichever is at the
     * bottom.
     */
    public List<Label> labels() {
        return board.hexagonal() ? hexagonLabels() : squareLabels();
    }

    private List<Label> squareLabels() {
        boolean rowsLieFlat = turns % 2 == 0;
        var labels = new ArrayList<Label>();
        for (int row = 0; row < board.rows(); row++) {
            int cell = Cells.first(board.row(row));
            labels.addAll(atBothEnds(number(cell), cell, rowsLieFlat));
        }
        for (long rest = board.row(0); rest != 0; rest = Cells.rest(rest)) {
            int cell = Cells.first(rest);
            labels.addAll(atBothEnds(letter(cell), cell, !rowsLieFlat));
        }
        return labels;
    }

    /** A coordinate at both ends of a cell's line: the horizontal line if {@code across}, else the vertical one. */
    private List<Label> atBothEnds(String text, int cell, boolean across) {
        double right = Arrays.stream(x).max().orElseThrow() + 0.5;
        double bottom = Arrays.stream(y).max().orElseThrow() + 0.5;
        return across
                ? List.of(new Label(text, -MARGIN, y[cell]), new Label(text, right + MARGIN, y[cell]))
                : List.of(new Label(text, x[cell], bottom + MARGIN), new Label(text, x[cell], -MARGIN));
    }

    /** The hexagons are in horizontal lines, however the board is turned. */
    private List<Label> hexagonLabels() {
        double top = Arrays.stream(y).min().orElseThrow();
        double bottom = Arrays.stream(y).max().orElseThrow();
        var labels = new ArrayList<Label>();
        for (int cell = 0; cell < board.cells(); cell++) {
            if (inLine(y[cell], top)) {
                labels.add(new Label(board.name(cell), x[cell], y[cell] - HEXAGON_RADIUS - BEYOND_CORNER));
            } else if (inLine(y[cell], bottom)) {
                labels.add(new Label(board.name(cell), x[cell], y[cell] + HEXAGON_RADIUS + BEYOND_CORNER));
            } else {
                double[] line = lineOf(cell);
                if (x[cell] == line[0]) {
                    labels.add(new Label(board.name(cell), x[cell] - 0.5 - BEYOND_SIDE, y[cell]));
                }
                if (x[cell] == line[line.length - 1]) {
                    labels.add(new Label(board.name(cell), x[cell] + 0.5 + BEYOND_SIDE, y[cell]));
                }
            }
        }
        return labels;
    }

    /** The x-coordinates of the cells at the height of this one, from left to right. */
    private double[] lineOf(int cell) {
        return IntStream.range(0, board.cells())
                .filter(other -> inLine(y[other], y[cell]))
                .mapToDouble(other -> x[other])
                .sorted()
                .toArray();
    }

    private static boolean inLine(double one, double other) {
        return Math.abs(one - other) < HEXAGON_PITCH / 2;
    }

    private String letter(int cell) {
        return board.name(cell).substring(0, 1);
    }

    private String number(int cell) {
        return board.name(cell).substring(1);
    }
}
