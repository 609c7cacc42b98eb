package dolmen.rules.games.obelisk;

import static dolmen.rules.games.obelisk.ObeliskBoard.BOARD;

import dolmen.rules.evaluation.Evaluation;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/** The features of Obelisk, own less the opponent's. */
final class TrioFeatures {
    private TrioFeatures() {}

    private static final List<String> NAMES = List.of("foundation", "apart", "capstone.apart", "move", "ride");

    static Evaluation evaluation() {
        return Evaluation.of(
                NAMES, ResourceBundle.getBundle(TrioFeatures.class.getPackageName() + ".weights", Locale.ROOT));
    }

    /** The features for the outlook's player. */
    static int[] of(Outlook outlook) {
        int[] features = new int[NAMES.size()];
        add(outlook, 1, features);
        add(outlook.opposite(), -1, features);
        return features;
    }

    private static void add(Outlook outlook, int sign, int[] features) {
        Trio own = outlook.own();
        features[0] += own.hasFoundation() ? sign : 0;
        features[1] += sign * distance(own.base(), own.pedestal());
        features[2] += sign * distance(own.base(), own.capstone());
        features[3] += sign * outlook.mobility();
        features[4] += outlook.mustLeave() ? sign : 0;
    }

    private static int distance(int one, int other) {
        return Math.max(
                Math.abs(BOARD.rowOf(one) - BOARD.rowOf(other)),
                Math.abs(ObeliskBoard.columnOf(one) - ObeliskBoard.columnOf(other)));
    }
}
