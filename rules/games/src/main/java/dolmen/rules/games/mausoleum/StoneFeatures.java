package dolmen.rules.games.mausoleum;

import dolmen.rules.board.Cells;
import dolmen.rules.evaluation.Evaluation;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.IntStream;

/** The features of Mausoleum, own less the opponent's. */
final class StoneFeatures {
    private StoneFeatures() {}

    private static final List<String> NAMES =
            List.of("stone", "trapped", "liberty", "outnumbered", "friend", "rim", "centre");

    private static final long RIM = IntStream.range(0, MausoleumBoard.BOARD.cells())
            .filter(cell -> Cells.count(MausoleumBoard.NEIGHBOURS[cell]) < 6)
            .mapToLong(Cells::of)
            .reduce(0, (one, other) -> one | other);
    private static final long CENTRE = IntStream.range(0, MausoleumBoard.BOARD.cells())
            .filter(cell -> !Cells.has(RIM, cell) && (MausoleumBoard.NEIGHBOURS[cell] & RIM) == 0)
            .mapToLong(Cells::of)
            .reduce(0, (one, other) -> one | other);

    static Evaluation evaluation(Edition edition) {
        String file = edition == Edition.OF_2025 ? ".edition-2025" : ".edition-first";
        return Evaluation.of(NAMES, ResourceBundle.getBundle(StoneFeatures.class.getPackageName() + file, Locale.ROOT));
    }

    static int[] of(Stones stones, boolean white) {
        int[] features = new int[NAMES.size()];
        add(stones, stones.white(), stones.black(), white ? 1 : -1, features);
        add(stones, stones.black(), stones.white(), white ? -1 : 1, features);
        return features;
    }

    private static void add(Stones stones, long own, long enemy, int sign, int[] features) {
        long empty = stones.empty();
        int trapped = 0;
        int liberties = 0;
        int outnumbered = 0;
        int friends = 0;
        for (long rest = own; rest != 0; rest = Cells.rest(rest)) {
            long around = MausoleumBoard.NEIGHBOURS[Cells.first(rest)];
            int free = Cells.count(around & empty);
            int surplus = Cells.count(around & enemy) - Cells.count(around & own);
            trapped += free < 2 ? 1 : 0;
            liberties += free;
            outnumbered += free < 3 && surplus >= 0 ? 1 : 0;
            friends += Cells.count(around & own);
        }
        features[0] += sign * Cells.count(own);
        features[1] += sign * trapped;
        features[2] += sign * liberties;
        features[3] += sign * outnumbered;
        features[4] += sign * friends;
        features[5] += sign * Cells.count(own & RIM);
        features[6] += sign * Cells.count(own & CENTRE);
    }
}
