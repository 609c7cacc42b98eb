package dolmen.rules.games.murus;

import static dolmen.rules.games.murus.Courtyard.BOARD;

import dolmen.rules.board.Cells;
import java.util.function.BiFunction;
import java.util.stream.IntStream;

/** Every move that the board allows, made once, so that listing the legal ones makes no new objects. */
final class MoveTable {
    private MoveTable() {}

    /** By the tower's cell, in the order of {@link Courtyard#TOWER_WAYS}. */
    static final MurusMove.Lay[][] TOWER_LAYS =
            IntStream.range(0, BOARD.cells()).mapToObj(MoveTable::towerLays).toArray(MurusMove.Lay[][]::new);

    /** By origin and target. */
    static final MurusMove[][] LAYS = table(MurusMove.Lay::new);

    /** By origin and target. */
    static final MurusMove[][] STRIKES = table(MurusMove.Strike::new);

    /** By origin and target. */
    static final MurusMove[][] DOUBLE_STRIKES = table(MurusMove.DoubleStrike::new);

    private static MurusMove.Lay[] towerLays(int from) {
        return BOARD.directions().stream()
                .mapToInt(direction -> BOARD.step(from, direction, 2))
                .filter(to -> to >= 0)
                .mapToObj(to -> new MurusMove.Lay(from, to))
                .toArray(MurusMove.Lay[]::new);
    }

    private static MurusMove[][] table(BiFunction<Integer, Integer, MurusMove> maker) {
        var table = new MurusMove[BOARD.cells()][BOARD.cells()];
        for (int from = 0; from < BOARD.cells(); from++) {
            long reach = Courtyard.NEIGHBOURS[from] | Courtyard.ROMAN_THROWS[from] | Courtyard.GAUL_THROWS[from];
            for (long rest = reach; rest != 0; rest = Cells.rest(rest)) {
                table[from][Cells.first(rest)] = maker.apply(from, Cells.first(rest));
            }
        }
        return table;
    }
}
