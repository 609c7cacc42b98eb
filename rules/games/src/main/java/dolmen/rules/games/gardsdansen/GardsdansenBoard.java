package dolmen.rules.games.gardsdansen;

import dolmen.rules.board.Board;
import dolmen.rules.board.Cells;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Jump;
import dolmen.rules.games.gardsdansen.GardsdansenMove.Walk;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The board of Gårdsdansen, with its vertical columns as rows, and all possible moves, created once. */
final class GardsdansenBoard {
    private GardsdansenBoard() {}

    static final Board BOARD = Board.hexagons(4, 5, 6, 7, 6, 5, 4);

    /** By node: the nodes one step away. */
    static final long[] NEIGHBOURS =
            IntStream.range(0, BOARD.cells()).mapToLong(BOARD::neighbours).toArray();

    /** The nodes that are not between two others. */
    static final long CORNERS = IntStream.range(0, BOARD.cells())
            .filter(node -> Cells.count(NEIGHBOURS[node]) == 3)
            .mapToLong(Cells::of)
            .reduce(0, (one, other) -> one | other);

    /** By node: the next node in each direction of {@link Board#directions}, or {@link Board#NONE}. */
    static final int[][] STEPS = byNode(node -> BOARD.directions().stream()
                    .mapToInt(direction -> BOARD.step(node, direction))
                    .toArray())
            .toArray(int[][]::new);

    /**
     * By origin and target: the nodes on the straight line between them, including the target; empty if there is none.
     */
    static final long[][] WAYS = byNode(GardsdansenBoard::waysFrom).toArray(long[][]::new);

    /** By origin and target; entries that are not in a straight line are not moves. */
    static final Walk[][] WALKS = byNode(
                    from -> byNode(to -> new Walk(from, to)).toArray(Walk[]::new))
            .toArray(Walk[][]::new);

    /** By origin and target; entries that are not two steps apart are not moves. */
    static final Jump[][] JUMPS = byNode(
                    from -> byNode(to -> new Jump(from, to)).toArray(Jump[]::new))
            .toArray(Jump[][]::new);

    private static <T> Stream<T> byNode(IntFunction<T> of) {
        return IntStream.range(0, BOARD.cells()).mapToObj(of);
    }

    private static long[] waysFrom(int from) {
        long[] ways = new long[BOARD.cells()];
        for (int direction = 0; direction < STEPS[from].length; direction++) {
            long way = 0;
            for (int to = STEPS[from][direction]; to != Board.NONE; to = STEPS[to][direction]) {
                way |= Cells.of(to);
                ways[to] = way;
            }
        }
        return ways;
    }

    /** The number of steps between two nodes; 0 if they are the same or not in a straight line. */
    static int distance(int from, int to) {
        return Cells.count(WAYS[from][to]);
    }

    /** The node between two that are two steps apart. */
    static int between(int from, int to) {
        return Cells.first(WAYS[from][to] & ~Cells.of(to));
    }

    /** The node behind a neighbour, seen from a node; {@link Board#NONE} beyond the edge. */
    static int behind(int from, int neighbour) {
        return IntStream.range(0, STEPS[from].length)
                .filter(direction -> STEPS[from][direction] == neighbour)
                .map(direction -> STEPS[neighbour][direction])
                .findAny()
                .orElse(Board.NONE);
    }
}
