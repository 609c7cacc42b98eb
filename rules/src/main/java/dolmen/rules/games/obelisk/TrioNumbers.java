package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import java.util.Arrays;
import java.util.stream.IntStream;

/**
 * Numbers for what can stand on the board: the own stones, of which every obelisk is left out, and the enemy's. Trios
 * are packed into 15 bits, with five for each stone. A position and its reflection share a number.
 *
 * <p>Sixty-four of the enemy's trios with the same own stones have numbers in a row, and all own trios follow each other
 * for these, so that whoever goes through the numbers meets the successors near to each other.
 */
final class TrioNumbers {
    static final TrioNumbers ALL = new TrioNumbers();

    private static final int BITS = 5;
    private static final int CELL = (1 << BITS) - 1;
    private static final int PACKED = 1 << 3 * BITS;
    private static final int LANES = 64;
    private static final int NONE = -1;

    /** In the place of own stones: their reflection stands under the number, and the enemy's with it. */
    private static final int REFLECTED = PACKED;

    /** In the place of own stones that are their own reflection: of the enemy's and theirs the lower counts. */
    private static final int FOLDED = 2 * PACKED;

    private final int[] ownTrios;
    private final int[] enemyTrios;

    /** Where own stones stand among {@link #ownTrios}, with how the enemy's are looked up; by packed trio. */
    private final int[] ownPlaces = new int[PACKED];

    /** Where the enemy's stones stand among {@link #enemyTrios}: as they are, reflected, and folded. */
    private final int[] enemyPlaces = new int[3 * PACKED];

    private TrioNumbers() {
        enemyTrios = IntStream.range(0, PACKED)
                .filter(packed -> canStand(unpacked(packed)))
                .toArray();
        ownTrios = Arrays.stream(enemyTrios)
                .filter(packed -> packed <= reflected(packed))
                .toArray();
        for (int place = 0; place < enemyTrios.length; place++) {
            int enemy = enemyTrios[place];
            int reflected = reflected(enemy);
            enemyPlaces[enemy] = place;
            enemyPlaces[REFLECTED | reflected] = place;
            if (enemy <= reflected) {
                enemyPlaces[FOLDED | enemy] = place;
                enemyPlaces[FOLDED | reflected] = place;
            }
        }
        for (int place = 0; place < ownTrios.length; place++) {
            int own = ownTrios[place];
            ownPlaces[reflected(own)] = place | REFLECTED;
            ownPlaces[own] = place | (own == reflected(own) ? FOLDED : 0);
        }
    }

    private static boolean canStand(Trio trio) {
        int highest = Math.max(trio.base(), Math.max(trio.pedestal(), trio.capstone()));
        return highest < BOARD.cells() && trio.capstone() != trio.base() && trio.capstone() != trio.pedestal();
    }

    static int packed(Trio trio) {
        return (trio.base() << BITS | trio.pedestal()) << BITS | trio.capstone();
    }

    static Trio unpacked(int packed) {
        return new Trio(packed >> 2 * BITS, packed >> BITS & CELL, packed & CELL);
    }

    private static int reflected(int packed) {
        Trio trio = unpacked(packed);
        return packed(new Trio(
                ObeliskBoard.reflected(trio.base()),
                ObeliskBoard.reflected(trio.pedestal()),
                ObeliskBoard.reflected(trio.capstone())));
    }

    /** How many numbers there are; some stand for nothing. */
    int size() {
        return (enemyTrios.length + LANES - 1) / LANES * ownTrios.length * LANES;
    }

    int number(int own, int enemy) {
        int ownPlace = ownPlaces[own];
        int enemyPlace = enemyPlaces[ownPlace & (REFLECTED | FOLDED) | enemy];
        return (enemyPlace / LANES * ownTrios.length + (ownPlace & PACKED - 1)) * LANES + enemyPlace % LANES;
    }

    /** The own stones under a number, packed. */
    int own(int number) {
        return ownTrios[number / LANES % ownTrios.length];
    }

    /** The enemy's stones under a number, packed; negative if nothing has this number. */
    int enemy(int number) {
        int place = number / LANES / ownTrios.length * LANES + number % LANES;
        return place < enemyTrios.length && number(own(number), enemyTrios[place]) == number ? enemyTrios[place] : NONE;
    }

    /** True if what stands under a number is its own reflection. */
    boolean isItsReflection(int number) {
        return own(number) == reflected(own(number)) && enemy(number) == reflected(enemy(number));
    }
}
