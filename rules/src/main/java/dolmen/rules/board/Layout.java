package dolmen.rules.board;

import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;

/**
 * Where the cells of a board and their coordinates lie on a picture. The cells fill a rectangle that begins at 0, 0;
 * coordinates stand beside it.
 *
 * @param turned true to see the board from the North, turned by half a circle
 */
public record Layout(Board board, boolean turned) {

    /** From the middle of a row of hexagons, 1 wide, to the middle of the next. */
    private static final double HEXAGON_PITCH = Math.sqrt(3) / 2;

    /** From the middle of a hexagon to its corner. */
    private static final double HEXAGON_RADIUS = 1 / Math.sqrt(3);

    private static final double MARGIN = 0.35;
    /** How far below the middle of a hexagon its number stands, clear of a stone and inside the corner. */
    private static final double NAME_DROP = 0.41;

    /** The cells; the home of each is asked of the function. */
    public List<Cell> cells(IntFunction<Side> home) {
        return IntStream.range(0, board.cells())
                .mapToObj(cell -> new Cell(board.name(cell), x(cell), y(cell), home.apply(cell)))
                .toList();
    }

    /**
     * The coordinates: letters and numbers at the left and the bottom of squares; on hexagons a letter at the left of
     * each row and the number inside each cell, near its lower corner.
     */
    public List<Label> labels() {
        return board.hexagonal() ? hexagonLabels() : squareLabels();
    }

    private List<Label> squareLabels() {
        var labels = new ArrayList<Label>();
        for (int row = 0; row < board.rows(); row++) {
            int cell = Cells.first(board.row(row));
            labels.add(new Label(board.name(cell).substring(1), -MARGIN, y(cell)));
        }
        for (long rest = board.row(0); rest != 0; rest = Cells.rest(rest)) {
            int cell = Cells.first(rest);
            labels.add(new Label(board.name(cell).substring(0, 1), x(cell), board.rows() + MARGIN));
        }
        return labels;
    }

    private List<Label> hexagonLabels() {
        var labels = new ArrayList<Label>();
        for (int row = 0; row < board.rows(); row++) {
            var ends = Cells.stream(board.row(row)).summaryStatistics();
            int leftmost = turned ? ends.getMax() : ends.getMin();
            labels.add(new Label(
                    board.name(leftmost).substring(0, 1), x(leftmost) - 0.5 - MARGIN, y(leftmost), Label.Place.MARGIN));
        }
        for (int cell = 0; cell < board.cells(); cell++) {
            labels.add(new Label(board.name(cell).substring(1), x(cell), y(cell) + NAME_DROP, Label.Place.CELL));
        }
        return labels;
    }

    private double x(int cell) {
        return (board.width() + (turned ? -1 : 1) * board.column(cell)) / 2.0;
    }

    private double y(int cell) {
        int rowsAbove = turned ? board.rowOf(cell) : board.rows() - 1 - board.rowOf(cell);
        return board.hexagonal() ? HEXAGON_RADIUS + rowsAbove * HEXAGON_PITCH : 0.5 + rowsAbove;
    }
}
