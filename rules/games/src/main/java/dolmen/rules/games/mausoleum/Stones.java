package dolmen.rules.games.mausoleum;

import dolmen.rules.board.Cells;
import dolmen.rules.games.mausoleum.MausoleumMove.Glide;
import dolmen.rules.games.mausoleum.MausoleumMove.Push;

/**
 * The stones and pits on the board, as disjoint sets of cells.
 *
 * @param white the first seat's stones
 * @param black the second seat's stones
 * @param pits cells that have crumbled away
 */
record Stones(long white, long black, long pits) {

    static Stones atStart() {
        return new Stones(MausoleumBoard.WHITE_HOME, MausoleumBoard.BLACK_HOME, 0);
    }

    long all() {
        return white | black;
    }

    /** The number of stones. */
    int count() {
        return Cells.count(all());
    }

    /** The cells with neither a stone nor a pit. */
    long empty() {
        return MausoleumBoard.ALL & ~(white | black | pits);
    }

    /** The empty neighbours of a cell. */
    long liberties(int cell) {
        return MausoleumBoard.NEIGHBOURS[cell] & empty();
    }

    /** True if a stone on the cell may neither glide nor push, because it has fewer than two empty neighbours. */
    boolean traps(int cell) {
        return Cells.rest(liberties(cell)) == 0;
    }

    /** The trapped stones of a set. */
    long trapped(long stones) {
        long trapped = 0;
        for (long rest = stones; rest != 0; rest = Cells.rest(rest)) {
            int cell = Cells.first(rest);
            trapped |= traps(cell) ? Cells.of(cell) : 0;
        }
        return trapped;
    }

    /** These stones after a legal move, before anything is captured. */
    Stones unresolved(MausoleumMove move) {
        return switch (move) {
            case Glide(int from, int to) -> moved(from, to);
            case Push(int from, int to) ->
                moved(to, MausoleumBoard.behind(from, to)).moved(from, to);
        };
    }

    /** These stones after one of either colour has moved; a stone moved into a pit is gone. */
    Stones moved(int from, int to) {
        long origin = Cells.of(from);
        long target = Cells.of(to) & ~pits;
        return Cells.has(white, from)
                ? new Stones((white & ~origin) | target, black, pits)
                : new Stones(white, (black & ~origin) | target, pits);
    }

    /**
     * These stones after all captures. Each pass removes, at once, all encircled stones with more enemy than friendly
     * neighbours, until a pass captures nothing.
     *
     * @param crumbling true if captured cells become pits, false if they become empty
     * @param changed the cells that have changed since all captures were made
     */
    Stones resolved(boolean crumbling, long changed) {
        Stones now = this;
        for (long captured = now.captured(changed); captured != 0; captured = now.captured(captured)) {
            now = new Stones(now.white & ~captured, now.black & ~captured, now.pits | (crumbling ? captured : 0));
        }
        return now;
    }

    /**
     * The stones that one pass captures.
     *
     * @param changed the cells that have changed since the last pass; only stones on them and beside them are captured
     */
    long captured(long changed) {
        long empty = empty();
        long captured = 0;
        for (long rest = all() & MausoleumBoard.around(changed); rest != 0; rest = Cells.rest(rest)) {
            int cell = Cells.first(rest);
            if ((MausoleumBoard.NEIGHBOURS[cell] & empty) == 0 && surplusOfEnemies(cell) > 0) {
                captured |= Cells.of(cell);
            }
        }
        return captured;
    }

    /** The number of enemies beside a stone, less that of friends. */
    int surplusOfEnemies(int cell) {
        long around = MausoleumBoard.NEIGHBOURS[cell];
        int surplus = Cells.count(around & white) - Cells.count(around & black);
        return Cells.has(white, cell) ? -surplus : surplus;
    }
}
