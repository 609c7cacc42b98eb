package dolmen.rules.games.murus;

import static dolmen.rules.games.murus.DuelBoard.NEIGHBOURS;
import static dolmen.rules.games.murus.DuelBoard.TOWER_WAYS;

import dolmen.rules.board.Cells;
import dolmen.rules.games.murus.MurusMove.DoubleStrike;
import dolmen.rules.games.murus.MurusMove.Lay;
import dolmen.rules.games.murus.MurusMove.Strike;
import java.util.List;

/**
 * The moves of one army on an ordinary turn of a duel.
 *
 * @param roman true if the army is the Romans', which throws northwards
 * @param open the cells on which a tower may drop a stone
 */
record DuelMoves(Army own, Army enemy, boolean roman, long open) {

    static DuelMoves of(Duel position) {
        Army own = position.mover();
        Army enemy = position.enemy();
        return new DuelMoves(own, enemy, position.romansToMove(), open(own, enemy, position.options()));
    }

    /** The cells on which a tower of an army may drop a stone. */
    static long open(Army own, Army enemy, MurusOptions options) {
        long closed = enemy.cells() | own.catapults() | (options.catapults() ? 0 : own.towers());
        return DuelBoard.BOARD.all() & ~closed;
    }

    boolean allows(Lay lay) {
        long target = Cells.of(lay.to());
        if (Cells.has(own.towers(), lay.from())) {
            long stones = target | Cells.of(DuelBoard.between(lay.from(), lay.to()));
            return (DuelBoard.TOWER_TARGETS[lay.from()] & target) != 0 && (stones & ~open) == 0;
        }
        return Cells.has(own.catapults(), lay.from()) && (throwsFrom(lay.from()) & target & empty()) != 0;
    }

    boolean allows(Strike strike) {
        long target = Cells.of(strike.to());
        if (Cells.has(own.towers(), strike.from())) {
            return (NEIGHBOURS[strike.from()] & target & sacrificable()) != 0;
        }
        return Cells.has(own.catapults(), strike.from()) && (throwsFrom(strike.from()) & target & enemy.cells()) != 0;
    }

    boolean allows(DoubleStrike strike) {
        return Cells.has(own.towers(), strike.from())
                && (NEIGHBOURS[strike.from()] & Cells.of(strike.to()) & enemy.catapults()) != 0;
    }

    /** True if the army has a legal move; usually the first tower has one. */
    boolean canMove() {
        for (long rest = own.towers(); rest != 0; rest = Cells.rest(rest)) {
            int from = Cells.first(rest);
            if ((NEIGHBOURS[from] & sacrificable()) != 0) {
                return true;
            }
            for (long way : TOWER_WAYS[from]) {
                if ((way & ~open) == 0) {
                    return true;
                }
            }
        }
        for (long rest = own.catapults(); rest != 0; rest = Cells.rest(rest)) {
            if ((throwsFrom(Cells.first(rest)) & ~own.cells()) != 0) {
                return true;
            }
        }
        return false;
    }

    /** Adds the legal moves, by origin: lays, then strikes, then double strikes. */
    void addMoves(List<MurusMove> moves) {
        for (long rest = own.towers() | own.catapults(); rest != 0; rest = Cells.rest(rest)) {
            int from = Cells.first(rest);
            if (Cells.has(own.towers(), from)) {
                addTowerMoves(from, moves);
            } else {
                addAll(MoveTable.LAYS[from], throwsFrom(from) & empty(), moves);
                addCatapultStrikes(from, moves);
            }
        }
    }

    /** Adds the legal strikes and double strikes, by origin. */
    void addStrikes(List<MurusMove> moves) {
        for (long rest = own.towers() | own.catapults(); rest != 0; rest = Cells.rest(rest)) {
            int from = Cells.first(rest);
            if (Cells.has(own.towers(), from)) {
                addTowerStrikes(from, moves);
            } else {
                addCatapultStrikes(from, moves);
            }
        }
    }

    private void addTowerMoves(int from, List<MurusMove> moves) {
        long[] ways = TOWER_WAYS[from];
        for (int index = 0; index < ways.length; index++) {
            if ((ways[index] & ~open) == 0) {
                moves.add(MoveTable.TOWER_LAYS[from][index]);
            }
        }
        addTowerStrikes(from, moves);
    }

    private void addTowerStrikes(int from, List<MurusMove> moves) {
        addAll(MoveTable.STRIKES[from], NEIGHBOURS[from] & sacrificable(), moves);
        addAll(MoveTable.DOUBLE_STRIKES[from], NEIGHBOURS[from] & enemy.catapults(), moves);
    }

    private void addCatapultStrikes(int from, List<MurusMove> moves) {
        addAll(MoveTable.STRIKES[from], throwsFrom(from) & enemy.cells(), moves);
    }

    private static void addAll(MurusMove[] byTarget, long targets, List<MurusMove> moves) {
        for (long rest = targets; rest != 0; rest = Cells.rest(rest)) {
            moves.add(byTarget[Cells.first(rest)]);
        }
    }

    private long sacrificable() {
        return enemy.walls() | enemy.catapults();
    }

    /** The cells that a catapult on a cell can hit. */
    long throwsFrom(int cell) {
        return roman ? DuelBoard.ROMAN_THROWS[cell] : DuelBoard.GAUL_THROWS[cell];
    }

    private long empty() {
        return ~(own.cells() | enemy.cells());
    }
}
