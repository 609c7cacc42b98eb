package dolmen.rules.board;

import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Side;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Where the crossings of lines in three directions, of which one is upright, and their coordinates lie on a picture.
 * They are the cells of a board of hexagons whose rows are read as columns: the first row is the westernmost column,
 * and its first cell the lowest. Neighbours are 1 apart.
 *
 * @param turned true to see the board from the North, turned by half a circle
 */
public record NodeLayout(Board board, boolean turned) {

    /** From one column to the next. */
    private static final double PITCH = Math.sqrt(3) / 2;

    /** Room for half a piece around the outermost nodes. */
    private static final double EDGE = 0.5;

    private static final double LETTER_DROP = 0.85;

    /** Where the number of a node stands beside its middle: between two lines, clear of a piece's foot. */
    private static final double NUMBER_RIGHT = 0.29;

    private static final double NUMBER_DROP = 0.47;

    public NodeLayout {
        if (!board.hexagonal()) {
            throw new IllegalArgumentException("squares have no lines in three directions");
        }
    }

    /** The nodes; the home of each is asked of the function. */
    public List<Cell> cells(IntFunction<Side> home) {
        return IntStream.range(0, board.cells())
                .mapToObj(node -> new Cell(board.name(node), x(node), y(node), home.apply(node)))
                .toList();
    }

    /** The coordinates: a letter under each column and the number beside each node. */
    public List<Label> labels() {
        return Stream.concat(
                        IntStream.range(0, board.rows()).mapToObj(this::letter),
                        IntStream.range(0, board.cells()).mapToObj(this::number))
                .toList();
    }

    private Label letter(int column) {
        var ends = Cells.stream(board.row(column)).summaryStatistics();
        int lowest = turned ? ends.getMax() : ends.getMin();
        return new Label(board.name(lowest).substring(0, 1), x(lowest), y(lowest) + LETTER_DROP);
    }

    private Label number(int node) {
        return new Label(
                board.name(node).substring(1), x(node) + NUMBER_RIGHT, y(node) + NUMBER_DROP, Label.Location.CELL);
    }

    private double x(int node) {
        int columnsBefore = turned ? board.rows() - 1 - board.rowOf(node) : board.rowOf(node);
        return EDGE + columnsBefore * PITCH;
    }

    /** A row's middle line lies across the board half way up, whichever way it is turned. */
    private double y(int node) {
        return (board.width() + (turned ? 1 : -1) * board.column(node)) / 2.0;
    }
}
