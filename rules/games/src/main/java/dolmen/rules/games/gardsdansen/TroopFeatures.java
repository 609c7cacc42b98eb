package dolmen.rules.games.gardsdansen;

import static dolmen.rules.board.Board.NONE;

import dolmen.rules.board.Cells;
import dolmen.rules.evaluation.Evaluation;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/** The features of Gårdsdansen, own less the opponent's. */
final class TroopFeatures {
    private TroopFeatures() {}

    private static final List<String> NAMES =
            List.of("pawn", "stone", "pawn.steps", "pawn.hunts", "stone.hunts", "pawn.corner", "turn");

    static Evaluation evaluation() {
        return Evaluation.of(
                NAMES, ResourceBundle.getBundle(TroopFeatures.class.getPackageName() + ".weights", Locale.ROOT));
    }

    /** The features of one troop against another. */
    static int[] of(Troop own, Troop enemy, boolean toMove) {
        int[] features = new int[NAMES.size()];
        long occupied = own.all() | enemy.all();
        add(own, enemy, occupied, 1, features);
        add(enemy, own, occupied, -1, features);
        features[6] = toMove ? 1 : -1;
        return features;
    }

    private static void add(Troop own, Troop enemy, long occupied, int sign, int[] features) {
        features[0] += sign * Cells.count(own.pawns());
        features[1] += sign * Cells.count(own.stones());
        features[5] += sign * Cells.count(own.pawns() & GardsdansenBoard.CORNERS);
        long hunted = 0;
        for (long rest = own.pawns(); rest != 0; rest = Cells.rest(rest)) {
            int from = Cells.first(rest);
            features[2] += sign * Cells.count(GardsdansenBoard.NEIGHBOURS[from] & ~occupied);
            for (int direction = 0; direction < GardsdansenBoard.STEPS[from].length; direction++) {
                int near = GardsdansenBoard.STEPS[from][direction];
                if (near != NONE && Cells.has(enemy.all(), near)) {
                    int far = GardsdansenBoard.STEPS[near][direction];
                    hunted |= far != NONE && !Cells.has(occupied, far) ? Cells.of(near) : 0;
                }
            }
        }
        features[3] += sign * Cells.count(hunted & enemy.pawns());
        features[4] += sign * Cells.count(hunted & enemy.stones());
    }
}
