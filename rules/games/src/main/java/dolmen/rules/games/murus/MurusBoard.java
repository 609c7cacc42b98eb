package dolmen.rules.games.murus;

import static dolmen.rules.board.Board.NONE;

import dolmen.rules.board.Board;
import dolmen.rules.board.Cells;
import dolmen.rules.games.murus.MurusMove.Lay;
import dolmen.rules.games.murus.MurusMove.Strike;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/**
 * A board of the game, with the reach and every move of towers. The moves are created once, so that a list of legal
 * moves needs no new ones. The tables are arrays by cell and must not be changed.
 */
final class MurusBoard {
    private final Board board;

    /** The neighbours. */
    final long[] neighbours;

    /** The two target cells of each tower move, as a set, clockwise from the North. */
    final long[][] towerWays;

    /** The moves in the order of {@link #towerWays}. */
    final Lay[][] towerLays;

    /** The sacrifices, by target; entries of cells that are not neighbours are null. */
    final Strike[][] sacrifices;

    private final int[] cellOfNumber;

    MurusBoard(Board board) {
        this.board = board;
        neighbours =
                IntStream.range(0, board.cells()).mapToLong(board::neighbours).toArray();
        towerWays = byCell(this::ways, long[][]::new);
        towerLays = byCell(this::lays, Lay[][]::new);
        sacrifices = byCell(this::sacrifices, Strike[][]::new);
        cellOfNumber = new int[CellNames.end()];
        Arrays.fill(cellOfNumber, NONE);
        IntStream.range(0, board.cells()).forEach(cell -> cellOfNumber[number(cell)] = cell);
    }

    Board board() {
        return board;
    }

    /** The cell for a number of {@link CellNames}; {@link Board#NONE} if this board has no cell of that name. */
    int cell(int number) {
        return cellOfNumber[number];
    }

    /** The two cells on which a tower drops its stones when it moves from one cell to another; empty if it cannot. */
    long way(int from, int to) {
        return LongStream.of(towerWays[from])
                .filter(way -> farEnd(from, way) == to)
                .findFirst()
                .orElse(0);
    }

    /** The cell between the ends of a tower's path. */
    int between(int from, int to) {
        return Cells.first(way(from, to) & ~Cells.of(to));
    }

    /** Every tower move on this board. */
    Stream<MurusMove> moves() {
        return Stream.<MurusMove[][]>of(towerLays, sacrifices)
                .flatMap(Arrays::stream)
                .flatMap(Arrays::stream)
                .filter(Objects::nonNull);
    }

    private <T> T[] byCell(IntFunction<T> entry, IntFunction<T[]> maker) {
        return IntStream.range(0, board.cells()).mapToObj(entry).toArray(maker);
    }

    private long[] ways(int cell) {
        return board.directions().stream()
                .filter(direction -> board.step(cell, direction, 2) != NONE)
                .mapToLong(
                        direction -> Cells.of(board.step(cell, direction)) | Cells.of(board.step(cell, direction, 2)))
                .toArray();
    }

    private int farEnd(int from, long way) {
        return Cells.first(way & ~neighbours[from]);
    }

    private Lay[] lays(int from) {
        return LongStream.of(towerWays[from])
                .mapToObj(way -> new Lay(number(from), number(farEnd(from, way))))
                .toArray(Lay[]::new);
    }

    private Strike[] sacrifices(int from) {
        var byTarget = new Strike[board.cells()];
        Cells.stream(neighbours[from]).forEach(to -> byTarget[to] = new Strike(number(from), number(to)));
        return byTarget;
    }

    private int number(int cell) {
        return CellNames.number(board.name(cell));
    }
}
