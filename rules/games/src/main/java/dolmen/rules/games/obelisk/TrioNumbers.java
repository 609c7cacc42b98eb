package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * The numbers of all boards without an obelisk: own and enemy stones. A trio is packed into 15 bits, five for each
 * stone. A position and its reflection share a number.
 *
 * <p>Numbers are ordered by blocks of 64 enemy trios, then by own trio, then by enemy trio in the block. So a pass
 * through the numbers finds successors near each other.
 */
final class TrioNumbers {
    /** The increase of a packed trio when its pedestal goes to the next cell. */
    static final int PEDESTAL = 1 << 5;

    /** The increase of a packed trio when its base goes to the next cell. */
    static final int BASE = 1 << 10;

    /** The upper bound of packed trios; one less is the mask of their bits. */
    static final int PACKED = 1 << 15;

    private static final int CELL = 31;
    private static final int LANES = 64;
    private static final int NONE = -1;

    /** A flag of own stones that are stored as their reflection; the enemy's stones are then reflected too. */
    private static final int REFLECTED = PACKED;

    /**
     * A flag of own stones that are their own reflection. The enemy's trio is then stored as the lower of itself and
     * its reflection.
     */
    private static final int FOLDED = 2 * PACKED;

    private static final int[] ENEMY_TRIOS = IntStream.range(0, PACKED)
            .filter(packed -> canStand(unpacked(packed)))
            .toArray();

    private static final int[] OWN_TRIOS = Arrays.stream(ENEMY_TRIOS)
            .filter(packed -> packed <= reflected(packed))
            .toArray();

    /** By packed trio: its index in {@link #OWN_TRIOS}, with the flag to look up the enemy's trio. */
    private static final int[] OWN_PLACES = new int[PACKED];

    /** By packed trio, first unchanged, then reflected, then folded: its index in {@link #ENEMY_TRIOS}. */
    private static final int[] ENEMY_PLACES = new int[3 * PACKED];

    static {
        for (int place = 0; place < ENEMY_TRIOS.length; place++) {
            int enemy = ENEMY_TRIOS[place];
            int reflected = reflected(enemy);
            ENEMY_PLACES[enemy] = place;
            ENEMY_PLACES[REFLECTED | reflected] = place;
            if (enemy <= reflected) {
                ENEMY_PLACES[FOLDED | enemy] = place;
                ENEMY_PLACES[FOLDED | reflected] = place;
            }
        }
        for (int place = 0; place < OWN_TRIOS.length; place++) {
            int own = OWN_TRIOS[place];
            OWN_PLACES[reflected(own)] = place | REFLECTED;
            OWN_PLACES[own] = place | (own == reflected(own) ? FOLDED : 0);
        }
    }

    private TrioNumbers() {}

    private static boolean canStand(Trio trio) {
        int highest = Math.max(trio.base(), Math.max(trio.pedestal(), trio.capstone()));
        return highest < BOARD.cells() && trio.capstone() != trio.base() && trio.capstone() != trio.pedestal();
    }

    static int packed(Trio trio) {
        return trio.base() * BASE + trio.pedestal() * PEDESTAL + trio.capstone();
    }

    static Trio unpacked(int packed) {
        return new Trio(base(packed), pedestal(packed), capstone(packed));
    }

    static int base(int packed) {
        return packed / BASE;
    }

    static int pedestal(int packed) {
        return (packed / PEDESTAL) & CELL;
    }

    static int capstone(int packed) {
        return packed & CELL;
    }

    private static int reflected(int packed) {
        Trio trio = unpacked(packed);
        return packed(new Trio(
                ObeliskBoard.reflected(trio.base()),
                ObeliskBoard.reflected(trio.pedestal()),
                ObeliskBoard.reflected(trio.capstone())));
    }

    /** The upper bound of the numbers; some have no position. */
    static int size() {
        return (ENEMY_TRIOS.length + LANES - 1) / LANES * OWN_TRIOS.length * LANES;
    }

    static int number(int own, int enemy) {
        int ownPlace = OWN_PLACES[own];
        int enemyPlace = ENEMY_PLACES[(ownPlace & (REFLECTED | FOLDED)) | enemy];
        return (enemyPlace / LANES * OWN_TRIOS.length + (ownPlace & (PACKED - 1))) * LANES + enemyPlace % LANES;
    }

    /** The own stones under a number, packed. */
    static int own(int number) {
        return OWN_TRIOS[number / LANES % OWN_TRIOS.length];
    }

    /** The enemy's stones under a number, packed; negative if the number has no position. */
    static int enemy(int number) {
        int place = number / LANES / OWN_TRIOS.length * LANES + number % LANES;
        return place < ENEMY_TRIOS.length && number(own(number), ENEMY_TRIOS[place]) == number
                ? ENEMY_TRIOS[place]
                : NONE;
    }

    /** True if the position under a number is its own reflection. */
    static boolean isItsReflection(int number) {
        return own(number) == reflected(own(number)) && enemy(number) == reflected(enemy(number));
    }
}
