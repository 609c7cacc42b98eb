package dolmen.rules.games.murus;

import static dolmen.rules.board.Board.NONE;

import dolmen.rules.board.Cells;
import dolmen.rules.games.murus.MurusMove.Lay;
import dolmen.rules.games.murus.MurusMove.Strike;
import java.util.List;
import java.util.stream.LongStream;

/**
 * The moves of an army of walls and towers on any board.
 *
 * @param enemy the stacks of all opponents
 */
record MeleeMoves(MurusBoard ground, Army own, Army enemy) {

    /** The cells on which a tower may drop a stone. */
    long open() {
        return ground.board().all() & ~(enemy.cells() | own.towers());
    }

    boolean allows(Lay lay) {
        int from = ground.cell(lay.from());
        int to = ground.cell(lay.to());
        if (from == NONE || to == NONE || !Cells.has(own.towers(), from)) {
            return false;
        }
        long way = ground.way(from, to);
        return way != 0 && (way & ~open()) == 0;
    }

    boolean allows(Strike strike) {
        int from = ground.cell(strike.from());
        int to = ground.cell(strike.to());
        return from != NONE
                && to != NONE
                && Cells.has(own.towers(), from)
                && Cells.has(ground.neighbours[from] & enemy.walls(), to);
    }

    /** True if the army has a legal move. */
    boolean canMove() {
        long open = open();
        return Cells.stream(own.towers())
                .anyMatch(from -> (ground.neighbours[from] & enemy.walls()) != 0
                        || LongStream.of(ground.towerWays[from]).anyMatch(way -> (way & ~open) == 0));
    }

    /** Adds the legal moves, by origin: lays, then strikes. */
    void addMoves(List<MurusMove> moves) {
        long open = open();
        for (long rest = own.towers(); rest != 0; rest = Cells.rest(rest)) {
            int from = Cells.first(rest);
            for (int way = 0; way < ground.towerWays[from].length; way++) {
                if ((ground.towerWays[from][way] & ~open) == 0) {
                    moves.add(ground.towerLays[from][way]);
                }
            }
            for (long walls = ground.neighbours[from] & enemy.walls(); walls != 0; walls = Cells.rest(walls)) {
                moves.add(ground.sacrifices[from][Cells.first(walls)]);
            }
        }
    }
}
