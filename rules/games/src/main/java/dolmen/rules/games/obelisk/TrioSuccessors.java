package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.board.Board;
import dolmen.rules.catalogue.Successors;

/**
 * The successors of a position by the rules of {@link ObeliskPosition}, but on packed trios and without new objects.
 * The player to move is Black; the board is turned after the move.
 */
final class TrioSuccessors implements Successors {
    private static final int WAYS = 3;

    /** The upper bound on moves: in each direction a stone can enter the next cell, and jump over it. */
    private static final int MOST_MOVES = 3 * WAYS * 2;

    /** A cell that is always occupied, in place of cells beyond the edge. */
    private static final int BEYOND = 31;

    private static final int[] NEXT = new int[BOARD.cells() * WAYS];
    private static final int[] BEHIND = new int[BOARD.cells() * WAYS];

    /** The sum of a packed trio and the same trio on the turned board. */
    private static final int LAST_CELLS =
            TrioNumbers.packed(new Trio(BOARD.cells() - 1, BOARD.cells() - 1, BOARD.cells() - 1));

    static {
        for (int cell = 0; cell < BOARD.cells(); cell++) {
            StepOrJump[] ways = StepOrJump.from(cell, Colour.BLACK);
            for (int way = 0; way < WAYS; way++) {
                boolean leads = way < ways.length;
                NEXT[cell * WAYS + way] = leads ? onBoard(ways[way].next()) : BEYOND;
                BEHIND[cell * WAYS + way] = leads ? onBoard(ways[way].behind()) : BEYOND;
            }
        }
    }

    private final SymmetryMode mode;

    /** The stones of both sides after each move, packed; negative after a winning move. */
    private final int[] found = new int[MOST_MOVES];

    private int count;
    private int own;
    private int base;
    private int pedestal;
    private int capstone;
    private int enemy;
    private int enemyCapstone;
    private int enemyCarriers;
    private int occupied;

    TrioSuccessors(SymmetryMode mode) {
        this.mode = mode;
    }

    private static int onBoard(int cell) {
        return cell == Board.NONE ? BEYOND : cell;
    }

    /** The stones of one colour, as those of the other on the turned board. */
    static int turned(int packed) {
        return LAST_CELLS - packed;
    }

    @Override
    public int number(int move) {
        int after = found[move];
        return after < 0
                ? WON
                : TrioNumbers.number(turned(after / TrioNumbers.PACKED), turned(after % TrioNumbers.PACKED));
    }

    @Override
    public int find(int number) {
        enemy = TrioNumbers.enemy(number);
        if (enemy < 0) {
            return NO_POSITION;
        }
        own = TrioNumbers.own(number);
        base = TrioNumbers.base(own);
        pedestal = TrioNumbers.pedestal(own);
        capstone = TrioNumbers.capstone(own);
        enemyCapstone = TrioNumbers.capstone(enemy);
        int carriers = cells(base, pedestal);
        enemyCarriers = cells(TrioNumbers.base(enemy), TrioNumbers.pedestal(enemy));
        boolean mustLeave = has(enemyCarriers, capstone);
        if ((carriers & enemyCarriers) != 0 || capstone == enemyCapstone || !followsMove(mustLeave)) {
            return NO_POSITION;
        }
        occupied = carriers | enemyCarriers | cells(capstone, enemyCapstone) | (1 << BEYOND);
        count = 0;
        if (!mustLeave) {
            findMovesFrom(base);
            if (pedestal != base) {
                findMovesFrom(pedestal);
            }
        }
        findMovesFrom(capstone);
        return count;
    }

    /**
     * True if the enemy's last move may have left this symmetry. That move can break the own symmetry of colour only by
     * carrying the own capstone.
     */
    private boolean followsMove(boolean carried) {
        return mode.allows(TrioAxes.ofColour(enemy), TrioAxes.ofShape(own, enemy))
                && (mode == SymmetryMode.OPEN || carried || TrioAxes.ofColour(own));
    }

    private void findMovesFrom(int from) {
        for (int way = from * WAYS; way < (from + 1) * WAYS; way++) {
            int next = NEXT[way];
            if (!has(occupied, next)) {
                move(from, next);
            } else {
                if (builds(from, next) || (from == capstone && has(enemyCarriers, next))) {
                    move(from, next);
                }
                if (!has(occupied, BEHIND[way])) {
                    move(from, BEHIND[way]);
                }
            }
        }
    }

    private boolean builds(int from, int to) {
        return to == base && to != enemyCapstone && from == (base == pedestal ? capstone : pedestal);
    }

    private void move(int from, int to) {
        int ownAfter;
        int enemyAfter = enemy;
        if (from == capstone) {
            ownAfter = own + to - from;
        } else {
            int stones = (from == base ? TrioNumbers.BASE : 0) + (from == pedestal ? TrioNumbers.PEDESTAL : 0);
            ownAfter = own + (to - from) * stones;
            enemyAfter += from == enemyCapstone ? to - from : 0;
        }
        if (mode.allows(TrioAxes.ofColour(ownAfter), TrioAxes.ofShape(ownAfter, enemyAfter))) {
            found[count++] = from == capstone && to == base ? -1 : enemyAfter * TrioNumbers.PACKED + ownAfter;
        }
    }

    private static int cells(int one, int other) {
        return (1 << one) | (1 << other);
    }

    private static boolean has(int cells, int cell) {
        return ((cells >> cell) & 1) != 0;
    }
}
