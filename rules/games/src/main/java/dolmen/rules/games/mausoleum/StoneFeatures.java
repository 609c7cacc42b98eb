package dolmen.rules.games.mausoleum;

import dolmen.rules.Evaluation;
import dolmen.rules.board.Cells;
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
        features[0] += sign * Cells.count(own);
        features[5] += sign * Cells.count(own & RIM);
        features[6] += sign * Cells.count(own & CENTRE);
        for (long rest = own; rest != 0; rest = Cells.rest(rest)) {
            long around = MausoleumBoard.NEIGHBOURS[Cells.first(rest)];
            int liberties = Cells.count(around & empty);
            int friends = Cells.count(around & own);
            features[1] += liberties < 2 ? sign : 0;
            features[2] += sign * liberties;
            features[3] += liberties < 3 && Cells.count(around & enemy) >= friends ? sign : 0;
            features[4] += sign * friends;
        }
    }
}
