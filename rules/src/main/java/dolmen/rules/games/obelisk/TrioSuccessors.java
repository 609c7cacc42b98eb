package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.board.Board;
import dolmen.rules.solve.Successors;
import java.util.List;
import java.util.stream.IntStream;

/**
 * Where moves lead, as {@link ObeliskPosition} says it, but on packed trios and without making anything: the player to
 * move is Black, and the board is turned after the move.
 */
final class TrioSuccessors implements Successors {
    private static final int WAYS = 3;

    /** Each stone can build or ride where it steps, and jump over the same cell. */
    private static final int MOST_MOVES = 3 * WAYS * 2;

    /** A cell that is always occupied, for what lies beyond the edge. */
    private static final int BEYOND = 31;

    private static final int[] NEXT = new int[BOARD.cells() * WAYS];
    private static final int[] BEHIND = new int[BOARD.cells() * WAYS];

    /** The cells on the axes of each cell. */
    private static final int[] AXES = IntStream.range(0, BOARD.cells())
            .map(cell -> IntStream.range(0, BOARD.cells())
                    .filter(other -> Trio.axis(cell, other))
                    .map(other -> 1 << other)
                    .reduce(0, (some, more) -> some | more))
            .toArray();

    /** Black's stones taken from this are White's on the turned board. */
    private static final int LAST_CELLS =
            TrioNumbers.packed(new Trio(BOARD.cells() - 1, BOARD.cells() - 1, BOARD.cells() - 1));

    static {
        for (int cell = 0; cell < BOARD.cells(); cell++) {
            List<StepOrJump> ways = StepOrJump.from(cell, Colour.BLACK);
            for (int way = 0; way < WAYS; way++) {
                boolean leads = way < ways.size();
                NEXT[cell * WAYS + way] = leads ? onBoard(ways.get(way).next()) : BEYOND;
                BEHIND[cell * WAYS + way] = leads ? onBoard(ways.get(way).behind()) : BEYOND;
            }
        }
    }

    private final SymmetryMode mode;
    private final TrioNumbers numbers;
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

    TrioSuccessors(SymmetryMode mode, TrioNumbers numbers) {
        this.mode = mode;
        this.numbers = numbers;
    }

    private static int onBoard(int cell) {
        return cell == Board.NONE ? BEYOND : cell;
    }

    /** The stones of one colour as those of the other stand on the turned board. */
    static int turned(int packed) {
        return LAST_CELLS - packed;
    }

    @Override
    public int number(int move) {
        return found[move];
    }

    @Override
    public int find(int number) {
        enemy = numbers.enemy(number);
        if (enemy < 0) {
            return NO_POSITION;
        }
        own = numbers.own(number);
        base = own >> 10;
        pedestal = own >> 5 & 31;
        capstone = own & 31;
        enemyCapstone = enemy & 31;
        enemyCarriers = 1 << (enemy >> 10) | 1 << (enemy >> 5 & 31);
        int carriers = 1 << base | 1 << pedestal;
        if ((carriers & enemyCarriers) != 0 || capstone == enemyCapstone) {
            return NO_POSITION;
        }
        occupied = carriers | enemyCarriers | 1 << capstone | 1 << enemyCapstone | 1 << BEYOND;
        findMoves();
        return count;
    }

    private void findMoves() {
        count = 0;
        boolean mustLeave = has(enemyCarriers, capstone);
        if (!mustLeave) {
            findMovesFrom(base);
            if (pedestal != base) {
                findMovesFrom(pedestal);
            }
        }
        findMovesFrom(capstone);
    }

    private void findMovesFrom(int from) {
        for (int way = from * WAYS; way < (from + 1) * WAYS; way++) {
            int next = NEXT[way];
            if (!has(occupied, next)) {
                move(from, next);
            } else {
                if (builds(from, next) || from == capstone && has(enemyCarriers, next)) {
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
            int stones = (from == base ? 1 << 10 : 0) + (from == pedestal ? 1 << 5 : 0);
            ownAfter = own + (to - from) * stones;
            enemyAfter += from == enemyCapstone ? to - from : 0;
        }
        if (mode.allows(sharesAxis(ownAfter), sharesAxisByShape(ownAfter, enemyAfter))) {
            boolean won = from == capstone && to == base;
            found[count++] = won ? WON : numbers.number(turned(enemyAfter), turned(ownAfter));
        }
    }

    private static boolean sharesAxis(int packed) {
        int axesOfBase = AXES[packed >> 10];
        return has(axesOfBase, packed >> 5 & 31) || has(axesOfBase, packed & 31) || has(AXES[packed >> 5 & 31], packed & 31);
    }

    private static boolean sharesAxisByShape(int packed, int other) {
        return has(AXES[packed >> 10], other >> 10)
                || has(AXES[packed >> 5 & 31], other >> 5 & 31)
                || has(AXES[packed & 31], other & 31);
    }

    private static boolean has(int cells, int cell) {
        return (cells >> cell & 1) != 0;
    }
}
