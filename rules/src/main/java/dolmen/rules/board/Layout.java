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
 * Where the cells of a board and their coordinates lie on a picture, whichever side of the board is at the bottom. The
 * cells fill a rectangle that begins at 0, 0; coordinates stand beside it. Immutable.
 */
public final class Layout {

    /** The sides of a board in the order in which turning it to the left brings them to the bottom. */
    private static final List<Direction> SIDES_OF_SQUARES = List.of(SOUTH, WEST, NORTH, EAST);

    private static final List<Direction> SIDES_OF_HEXAGONS =
            List.of(SOUTH, SOUTH_WEST, NORTH_WEST, NORTH, NORTH_EAST, SOUTH_EAST);

    /** From the middle of a row of hexagons, 1 wide, to the middle of the next. */
    private static final double HEXAGON_PITCH = Math.sqrt(3) / 2;

    /** From the middle of a hexagon to its corner. */
    private static final double HEXAGON_RADIUS = 1 / Math.sqrt(3);

    private static final double MARGIN = 0.35;
    /** How far below the middle of a hexagon its number stands, clear of a stone and inside the corner. */
    private static final double NAME_DROP = 0.41;

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

    /** The layout as it is, or turned by half a circle. */
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
     * A place on the plane.
     *
     * @param column in half cells to the right
     * @param row in rows upwards
     */
    private record Point(double column, double row) {

        /** The place after so many turns to the left, which bring every cell to the place of a cell. */
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

    /** The cells; the home of each is asked of the function. */
    public List<Cell> cells(IntFunction<Side> home) {
        return IntStream.range(0, board.cells())
                .mapToObj(cell -> new Cell(board.name(cell), x[cell], y[cell], home.apply(cell)))
                .toList();
    }

    /**
     * The coordinates: letters and numbers at the left and the bottom of squares; on hexagons a letter before the
     * leftmost cell of each row and the number inside each cell, near its lower corner; the whole name where rows slant
     * and are hard to follow to their letter.
     */
    public List<Label> labels() {
        return board.hexagonal() ? hexagonLabels() : squareLabels();
    }

    private List<Label> squareLabels() {
        boolean rowsLieFlat = turns % 2 == 0;
        double bottom = Arrays.stream(y).max().orElseThrow() + 0.5;
        var labels = new ArrayList<Label>();
        for (int row = 0; row < board.rows(); row++) {
            int cell = Cells.first(board.row(row));
            labels.add(beside(board.name(cell).substring(1), cell, rowsLieFlat, bottom));
        }
        for (long rest = board.row(0); rest != 0; rest = Cells.rest(rest)) {
            int cell = Cells.first(rest);
            labels.add(beside(board.name(cell).substring(0, 1), cell, !rowsLieFlat, bottom));
        }
        return labels;
    }

    private Label beside(String text, int cell, boolean left, double bottom) {
        return left ? new Label(text, -MARGIN, y[cell]) : new Label(text, x[cell], bottom + MARGIN);
    }

    private List<Label> hexagonLabels() {
        Point east = new Point(2, 0).turned(true, turns);
        boolean rowsSlant = east.row() != 0;
        double outwards = east.column() > 0 ? -0.5 - MARGIN : 0.5 + MARGIN;
        var labels = new ArrayList<Label>();
        for (int row = 0; row < board.rows(); row++) {
            var ends = Cells.stream(board.row(row)).summaryStatistics();
            int leftmost = east.column() > 0 ? ends.getMin() : ends.getMax();
            labels.add(new Label(
                    board.name(leftmost).substring(0, 1),
                    x[leftmost] + outwards * east.column() / 2,
                    y[leftmost] - outwards * east.row() * HEXAGON_PITCH));
        }
        for (int cell = 0; cell < board.cells(); cell++) {
            String inside = board.name(cell).substring(rowsSlant ? 0 : 1);
            labels.add(new Label(inside, x[cell], y[cell] + NAME_DROP, Label.Location.CELL));
        }
        return labels;
    }
}
