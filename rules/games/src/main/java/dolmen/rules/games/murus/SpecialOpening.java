package dolmen.rules.games.murus;

import dolmen.rules.board.Cells;
import dolmen.rules.games.murus.MurusMove.Spread;
import dolmen.rules.games.murus.MurusMove.Swap;
import java.util.List;

/** The special first turns, and the swap of sides between them. */
final class SpecialOpening {
    private SpecialOpening() {}

    private static final Swap SWAP = new Swap();

    /** The first ply of ordinary turns if sides were swapped; otherwise they start one ply earlier. */
    static final int LAST_PLY = 3;

    /** True if the side to move must make its special first turn, or swap. */
    static boolean isDue(Duel position) {
        return position.options().specialOpening() && position.ply() < (position.swapped() ? LAST_PLY : LAST_PLY - 1);
    }

    /** True if the seat to move may swap sides instead. */
    static boolean mayAnswerSwap(Duel position) {
        return position.options().specialOpening() && position.ply() == 1;
    }

    /**
     * True if the side to move still has the conditions for its special first turn: all its home towers, and an empty
     * row.
     */
    static boolean isStillPossible(Duel position) {
        long home = position.romansToMove() ? DuelBoard.ROMAN_HOME : DuelBoard.GAUL_HOME;
        return position.mover().equals(new Army(0, home, 0))
                && (position.enemy().cells() & (secondRow(position) | home)) == 0;
    }

    static boolean allows(Duel position, Spread spread) {
        long row = secondRow(position);
        return (Cells.of(spread.from()) & towers(position)) != 0
                && (Cells.of(spread.first()) & row) != 0
                && (Cells.of(spread.second()) & row) != 0;
    }

    static void addMoves(Duel position, List<MurusMove> moves) {
        for (long towers = towers(position); towers != 0; towers = Cells.rest(towers)) {
            for (long firsts = secondRow(position); firsts != 0; firsts = Cells.rest(firsts)) {
                for (long seconds = Cells.rest(firsts); seconds != 0; seconds = Cells.rest(seconds)) {
                    moves.add(new Spread(Cells.first(towers), Cells.first(firsts), Cells.first(seconds)));
                }
            }
        }
        if (mayAnswerSwap(position)) {
            moves.add(SWAP);
        }
    }

    private static long towers(Duel position) {
        return position.mover().towers() & (position.romansToMove() ? DuelBoard.ROMAN_HOME : DuelBoard.GAUL_HOME);
    }

    /** The row in front of the home row of the side to move. */
    static long secondRow(Duel position) {
        return DuelBoard.BOARD.row(position.romansToMove() ? 1 : DuelBoard.BOARD.rows() - 2);
    }
}
