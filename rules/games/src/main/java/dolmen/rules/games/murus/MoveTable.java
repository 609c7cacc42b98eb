package dolmen.rules.games.murus;

import static dolmen.rules.games.murus.DuelBoard.BOARD;

import dolmen.rules.board.Cells;
import java.util.Arrays;
import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.IntToLongFunction;
import java.util.stream.Stream;

/** Every move on the duel's board, created once so that a list of legal moves needs no new ones. */
final class MoveTable {
    private MoveTable() {}

    /** The tower moves, by the tower's cell, in the order of {@link DuelBoard#TOWER_WAYS}. */
    static final MurusMove.Lay[][] TOWER_LAYS = DuelBoard.GROUND.towerLays;

    /** The throws onto empty cells, by origin and target. */
    static final MurusMove[][] LAYS = table(cell -> DuelBoard.THROWS[cell], MurusMove.Lay::new);

    /** By origin and target. */
    static final MurusMove[][] STRIKES =
            table(cell -> DuelBoard.NEIGHBOURS[cell] | DuelBoard.THROWS[cell], MurusMove.Strike::new);

    /** By origin and target. */
    static final MurusMove[][] DOUBLE_STRIKES = table(cell -> DuelBoard.NEIGHBOURS[cell], MurusMove.DoubleStrike::new);

    /** All moves, including those of catapults, but not those of the special opening. */
    static Stream<MurusMove> all() {
        return Stream.of(TOWER_LAYS, LAYS, STRIKES, DOUBLE_STRIKES)
                .flatMap(Arrays::stream)
                .flatMap(Arrays::stream)
                .filter(Objects::nonNull);
    }

    private static MurusMove[][] table(IntToLongFunction reach, BiFunction<Integer, Integer, MurusMove> maker) {
        var table = new MurusMove[BOARD.cells()][BOARD.cells()];
        for (int from = 0; from < BOARD.cells(); from++) {
            for (long rest = reach.applyAsLong(from); rest != 0; rest = Cells.rest(rest)) {
                table[from][Cells.first(rest)] = maker.apply(from, Cells.first(rest));
            }
        }
        return table;
    }
}
