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

    /** From a node to the middle of a name beside it or below it, clear of a piece. */
    private static final double BESIDE = 0.68;

    /** The same above it, where a tall piece may stand. */
    private static final double ABOVE = 0.78;

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

    /**
     * The coordinates, all of them along the edge: the whole names of the outermost nodes, below and above each column,
     * and beside the outermost columns. However the board is turned, each stands beside the same node.
     */
    public List<Label> labels() {
        return IntStream.range(0, board.rows()).boxed().flatMap(this::labels).toList();
    }

    private Stream<Label> labels(int column) {
        var ends = Cells.stream(board.row(column)).summaryStatistics();
        boolean outermost = column == 0 || column == board.rows() - 1;
        return outermost
                ? Cells.stream(board.row(column)).mapToObj(node -> beside(node, (column == 0) != turned))
                : Stream.of(beyond(ends.getMin(), !turned), beyond(ends.getMax(), turned));
    }

    private Label beyond(int node, boolean below) {
        return new Label(board.name(node), x(node), y(node) + (below ? BESIDE : -ABOVE));
    }

    private Label beside(int node, boolean left) {
        return new Label(board.name(node), x(node) + (left ? -BESIDE : BESIDE), y(node));
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
