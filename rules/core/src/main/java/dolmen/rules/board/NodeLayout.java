package dolmen.rules.board;

import dolmen.rules.scene.Cell;
import dolmen.rules.scene.Label;
import dolmen.rules.scene.Side;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The positions of crossings and their coordinates on a picture, for a board of lines in three directions, one of them
 * vertical. The crossings are the cells of a board of hexagons whose rows are read as columns: the first row is the
 * westernmost column, and its first cell the lowest. Neighbours are 1 apart.
 *
 * @param turned true to see the board from the North, turned by 180 degrees
 */
public record NodeLayout(Board board, boolean turned) {

    /** The distance between two columns. */
    private static final double PITCH = Math.sqrt(3) / 2;

    /** Room for half a piece around the outermost nodes. */
    private static final double EDGE = 0.5;

    /** The distance from a node to the centre of a name beside it or below it, clear of a piece. */
    private static final double BESIDE = 0.61;

    /** The distance from a node to the centre of a name above it, where a tall piece may be. */
    private static final double ABOVE = 0.72;

    public NodeLayout {
        if (!board.hexagonal()) {
            throw new IllegalArgumentException("squares have no lines in three directions");
        }
    }

    /** The nodes; the function gives the home of each. */
    public List<Cell> cells(IntFunction<Side> home) {
        return IntStream.range(0, board.cells())
                .mapToObj(node -> new Cell(board.name(node), x(node), y(node), home.apply(node)))
                .toList();
    }

    /**
     * All coordinates, along the edge: the whole names of the outermost nodes, below and above each column, and beside
     * the outermost columns. Each is beside the same node, however the board is turned.
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

    /** In both orientations, the middle of each row is at half the height of the board. */
    private double y(int node) {
        return (board.width() + (turned ? 1 : -1) * board.column(node)) / 2.0;
    }
}
