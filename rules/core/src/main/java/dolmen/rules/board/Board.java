package dolmen.rules.board;

import dolmen.rules.phrase.Verbatim;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;
import java.util.stream.Stream;

/**
 * The cells of a board with their names and neighbours. Cells are numbered from 0, row by row from the South and within
 * a row from the West; rows are numbered from 0.
 */
public final class Board {

    /** The result of {@link #step} beyond the edge. */
    public static final int NONE = -1;

    private final boolean hexagonal;
    private final List<Direction> directions;
    private final int width;
    private final int[] rowOf;
    /** Twice the distance to the right of the board's centre line, so that half steps are whole numbers. */
    private final int[] column;

    private final long[] rows;
    private final String[] names;
    private final Map<String, Integer> cellsByName = new HashMap<>();
    private final Map<Direction, int[]> steps = new EnumMap<>(Direction.class);
    private final long[] neighbours;

    private Board(boolean hexagonal, int[] rowLengths) {
        this.hexagonal = hexagonal;
        this.directions = Stream.of(Direction.values())
                .filter(direction -> !hexagonal || direction.east() != 0)
                .toList();
        int cells = Arrays.stream(rowLengths).sum();
        if (cells < 1 || cells > Long.SIZE || rowLengths.length > 26) {
            throw new IllegalArgumentException("a board has 1 to 64 cells in at most 26 rows, not " + cells);
        }
        width = Arrays.stream(rowLengths).max().orElseThrow();
        rowOf = new int[cells];
        column = new int[cells];
        rows = new long[rowLengths.length];
        names = new String[cells];
        neighbours = new long[cells];
        place(rowLengths);
        connect();
    }

    /** A board of squares, at most 26 columns; columns are lettered and rows numbered, such as {@code a1}. */
    public static Board squares(int columns, int rows) {
        if (columns < 1 || columns > 26 || rows < 1) {
            throw new IllegalArgumentException("a board cannot have %d columns and %d rows".formatted(columns, rows));
        }
        int[] lengths = new int[rows];
        Arrays.fill(lengths, columns);
        return new Board(false, lengths);
    }

    /**
     * A board of hexagons with a corner at the top, in rows of these lengths from the South. Each row is centred, and
     * one cell longer or shorter than the next; rows are lettered and cells numbered from the West, such as {@code b3}.
     */
    public static Board hexagons(int... rowLengths) {
        for (int row = 1; row < rowLengths.length; row++) {
            if (Math.abs(rowLengths[row] - rowLengths[row - 1]) != 1) {
                throw new IllegalArgumentException(
                        "adjacent rows must differ by one cell: " + Arrays.toString(rowLengths));
            }
        }
        return new Board(true, rowLengths);
    }

    private void place(int[] rowLengths) {
        int cell = 0;
        for (int row = 0; row < rowLengths.length; row++) {
            for (int number = 0; number < rowLengths[row]; number++, cell++) {
                rowOf[cell] = row;
                column[cell] = 2 * number - (rowLengths[row] - 1);
                rows[row] |= Cells.of(cell);
                int letter = hexagonal ? row : number;
                int digits = hexagonal ? number : row;
                names[cell] = (char) ('a' + letter) + Integer.toString(digits + 1);
                cellsByName.put(names[cell], cell);
            }
        }
    }

    private void connect() {
        for (Direction direction : directions) {
            int[] next = new int[cells()];
            int width = hexagonal && direction.north() != 0 ? 1 : 2;
            for (int cell = 0; cell < next.length; cell++) {
                next[cell] = at(rowOf[cell] + direction.north(), column[cell] + width * direction.east());
                neighbours[cell] |= next[cell] == NONE ? 0 : Cells.of(next[cell]);
            }
            steps.put(direction, next);
        }
    }

    private int at(int row, int wanted) {
        for (int cell = 0; cell < cells(); cell++) {
            if (rowOf[cell] == row && column[cell] == wanted) {
                return cell;
            }
        }
        return NONE;
    }

    /** The number of cells, at most 64. */
    public int cells() {
        return rowOf.length;
    }

    /** The set of all cells. */
    public long all() {
        return -1L >>> (Long.SIZE - cells());
    }

    /** The number of rows. */
    public int rows() {
        return rows.length;
    }

    /** The set of the cells of a row. */
    public long row(int row) {
        return rows[row];
    }

    /** The row of a cell. */
    public int rowOf(int cell) {
        return rowOf[cell];
    }

    /** True if the cells are hexagons, false if they are squares. */
    public boolean hexagonal() {
        return hexagonal;
    }

    /** The directions in which cells can touch, clockwise from the North. */
    public List<Direction> directions() {
        return directions;
    }

    /** The name of a cell, such as {@code a1}. */
    public String name(int cell) {
        return names[cell];
    }

    /** The names of a set of cells in ascending order. */
    public List<String> names(long cells) {
        return Cells.stream(cells).mapToObj(this::name).toList();
    }

    /** The name of a cell in a sentence. */
    public Verbatim word(int cell) {
        return new Verbatim(name(cell));
    }

    /** The names of a set of cells in a sentence, separated by blanks. */
    public Verbatim words(long cells) {
        return new Verbatim(String.join(" ", names(cells)));
    }

    /** The cell of this name, if there is one. */
    public OptionalInt find(String name) {
        Integer cell = cellsByName.get(name);
        return cell == null ? OptionalInt.empty() : OptionalInt.of(cell);
    }

    /**
     * The cell of this name.
     *
     * @throws IllegalArgumentException if there is none
     */
    public int cell(String name) {
        return find(name).orElseThrow(() -> new IllegalArgumentException("there is no cell \"" + name + "\""));
    }

    /** The next cell in a direction; {@link #NONE} beyond the edge, or where cells of this shape do not touch. */
    public int step(int cell, Direction direction) {
        int[] next = steps.get(direction);
        return next == null ? NONE : next[cell];
    }

    /** The cell at this distance in a direction, or {@link #NONE}. */
    public int step(int cell, Direction direction, int distance) {
        int reached = cell;
        for (int left = distance; left > 0 && reached != NONE; left--) {
            reached = step(reached, direction);
        }
        return reached;
    }

    /**
     * The mirror image of a cell; {@link #NONE} if the board is not symmetrical in that way.
     *
     * @param west true to exchange West and East
     * @param south true to exchange South and North
     */
    public int mirrored(int cell, boolean west, boolean south) {
        return at(south ? rows() - 1 - rowOf[cell] : rowOf[cell], west ? -column[cell] : column[cell]);
    }

    /** The cells that touch a cell. */
    public long neighbours(int cell) {
        return neighbours[cell];
    }

    /** The cells from a cell, itself excluded, to the edge in a direction. */
    public long ray(int cell, Direction direction) {
        long ray = 0;
        for (int next = step(cell, direction); next != NONE; next = step(next, direction)) {
            ray |= Cells.of(next);
        }
        return ray;
    }

    /** The length of the longest row. */
    public int width() {
        return width;
    }

    /** Twice the distance of a cell to the right of the board's centre line, in cell widths. */
    int column(int cell) {
        return column[cell];
    }

    /**
     * The contents of the cells in one word: the rows from the North, separated by {@code /}, with a letter for each
     * occupied cell and a number for each run of empty cells, whose letter is 0.
     */
    public String write(IntUnaryOperator letterOf) {
        return BoardWord.write(this, letterOf);
    }

    /**
     * The letters of the cells in a text that {@link #write} made; 0 for an empty cell.
     *
     * @throws IllegalArgumentException if the text does not fill the board exactly
     */
    public char[] read(String text) {
        return BoardWord.read(this, text);
    }
}
