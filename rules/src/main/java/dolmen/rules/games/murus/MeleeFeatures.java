package dolmen.rules.games.murus;

import dolmen.rules.Evaluation;
import dolmen.rules.Seat;
import dolmen.rules.board.Cells;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/** What counts at a larger table: the own walls, towers and ways as often as there are others, less all of theirs. */
final class MeleeFeatures {
    private MeleeFeatures() {}

    private static final List<String> NAMES = List.of("wall", "tower", "way", "strike", "seat");

    static Evaluation evaluation() {
        return Evaluation.of(
                NAMES, ResourceBundle.getBundle(MeleeFeatures.class.getPackageName() + ".melee", Locale.ROOT));
    }

    static int[] of(Melee position, Seat seat) {
        int[] features = new int[NAMES.size()];
        for (int other = 0; other < position.seats(); other++) {
            int times = other == seat.index() ? position.seats() - 1 : -1;
            boolean out = position.out().contains(new Seat(other));
            Army army = position.armies().get(other);
            features[0] += times * Cells.count(army.walls());
            features[1] += out ? 0 : times * Cells.count(army.towers());
            features[4] += out ? 0 : times;
            if (!out) {
                addPowers(position, army, times, features);
            }
        }
        return features;
    }

    private static void addPowers(Melee position, Army own, int times, int[] features) {
        long enemyWalls = 0;
        long closed = 0;
        for (Army army : position.armies()) {
            enemyWalls |= army.walls();
            closed |= army.cells();
        }
        enemyWalls &= ~own.walls();
        closed &= ~own.walls();
        MurusBoard ground = position.ground();
        for (long rest = own.towers(); rest != 0; rest = Cells.rest(rest)) {
            int from = Cells.first(rest);
            for (long way : ground.towerWays[from]) {
                features[2] += (way & closed) == 0 ? times : 0;
            }
            features[3] += times * Cells.count(ground.neighbours[from] & enemyWalls);
        }
    }
}
