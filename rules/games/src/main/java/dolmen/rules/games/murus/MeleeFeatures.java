package dolmen.rules.games.murus;

import dolmen.rules.Seat;
import dolmen.rules.board.Cells;
import dolmen.rules.evaluation.Evaluation;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/**
 * The features at a larger table: own walls, towers and paths times the number of opponents, less those of all
 * opponents.
 */
final class MeleeFeatures {
    private MeleeFeatures() {}

    private static final List<String> NAMES = List.of("wall", "tower", "way", "strike", "seat");

    static Evaluation evaluation() {
        return Evaluation.of(
                NAMES, ResourceBundle.getBundle(MeleeFeatures.class.getPackageName() + ".melee", Locale.ROOT));
    }

    static int[] of(Melee position, Seat seat) {
        int[] features = new int[NAMES.size()];
        for (int index = 0; index < position.seats(); index++) {
            var other = new Seat(index);
            int times = other.equals(seat) ? position.seats() - 1 : -1;
            features[0] += times * Cells.count(position.armies().get(index).walls());
            if (!position.out().contains(other)) {
                features[4] += times;
                addPowers(position.towersOf(other), times, features);
            }
        }
        return features;
    }

    private static void addPowers(MeleeMoves towers, int times, int[] features) {
        long open = towers.open();
        long own = towers.own().towers();
        features[1] += times * Cells.count(own);
        for (long rest = own; rest != 0; rest = Cells.rest(rest)) {
            int from = Cells.first(rest);
            for (long way : towers.ground().towerWays[from]) {
                features[2] += (way & ~open) == 0 ? times : 0;
            }
            features[3] += times
                    * Cells.count(
                            towers.ground().neighbours[from] & towers.enemy().walls());
        }
    }
}
