package dolmen.rules.typed.move;

import dolmen.rules.OpenPosition;
import dolmen.rules.Seat;
import dolmen.rules.scene.Cell;
import dolmen.rules.typed.move.Bearing.Way;
import java.util.List;
import java.util.Optional;

/**
 * The directions on a board.
 *
 * @param printed the board as printed, seen by the first seat
 * @param seen the board as the player to move sees it
 */
record Compass(List<Cell> printed, List<Cell> seen) {

    /** The compass for texts without directions. */
    static final Compass NOWHERE = new Compass(List.of(), List.of());

    static Compass of(OpenPosition<?> position, Seat mover) {
        List<Cell> printed = position.scene(Seat.FIRST).surface().cells();
        return new Compass(
                printed,
                mover.equals(Seat.FIRST)
                        ? printed
                        : position.scene(mover).surface().cells());
    }

    /**
     * True if the direction describes the move. "Up" may mean up on the printed board, or up for the player; both must
     * be true if the cells do not tell the whole move.
     *
     * @param slanting false if a plain direction means a straight line
     */
    boolean agrees(Bearing heading, Account account, boolean toldByCells, boolean slanting) {
        Optional<Way> north = way(printed, account);
        Optional<Way> ahead = way(seen, account);
        if (north.isEmpty() || ahead.isEmpty()) {
            return false;
        }
        if (heading.isCompass()) {
            return holds(heading, north.get(), slanting);
        }
        if (heading == Bearing.FORWARD || heading == Bearing.BACK) {
            return holds(heading, ahead.get(), slanting);
        }
        return toldByCells
                ? heading.isTrueOf(north.get()) || heading.isTrueOf(ahead.get())
                : holds(heading, north.get(), slanting) && holds(heading, ahead.get(), slanting);
    }

    private static boolean holds(Bearing heading, Way way, boolean slanting) {
        return heading.isTrueOf(way) && (slanting || !heading.isPlain() || way.straight());
    }

    private static Optional<Way> way(List<Cell> cells, Account account) {
        return account.cell(CellRole.FROM)
                .flatMap(from -> cell(cells, from))
                .flatMap(from ->
                        account.cell(CellRole.TO).flatMap(to -> cell(cells, to)).map(to -> Way.between(from, to)));
    }

    private static Optional<Cell> cell(List<Cell> cells, String name) {
        return cells.stream().filter(cell -> cell.name().equals(name)).findFirst();
    }
}
