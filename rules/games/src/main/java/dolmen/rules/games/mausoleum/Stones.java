package dolmen.rules.games.mausoleum;

import dolmen.rules.board.Cells;

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
        return MausoleumBoard.BOARD.all() & ~(white | black | pits);
    }

    /** True if a stone on the cell may neither glide nor push, because it has fewer than two empty neighbours. */
    boolean traps(int cell) {
        return Cells.count(MausoleumBoard.NEIGHBOURS[cell] & empty()) < 2;
    }

    /** The trapped stones of a set. */
    long trapped(long stones) {
        return Cells.stream(stones).filter(this::traps).mapToLong(Cells::of).reduce(0, (one, other) -> one | other);
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
     */
    Stones resolved(boolean crumbling) {
        Stones now = this;
        for (long captured = now.captured(); captured != 0; captured = now.captured()) {
            now = new Stones(now.white & ~captured, now.black & ~captured, now.pits | (crumbling ? captured : 0));
        }
        return now;
    }

    /** The stones that one pass captures. */
    private long captured() {
        long empty = empty();
        long captured = 0;
        for (long rest = all(); rest != 0; rest = Cells.rest(rest)) {
            int cell = Cells.first(rest);
            long around = MausoleumBoard.NEIGHBOURS[cell];
            int whites = Cells.count(around & white);
            int blacks = Cells.count(around & black);
            if ((around & empty) == 0 && (Cells.has(white, cell) ? blacks > whites : whites > blacks)) {
                captured |= Cells.of(cell);
            }
        }
        return captured;
    }
}
