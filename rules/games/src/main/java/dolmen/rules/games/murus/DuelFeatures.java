package dolmen.rules.games.murus;

import dolmen.rules.board.Cells;
import dolmen.rules.evaluation.Evaluation;
import dolmen.rules.evaluation.Network;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.ResourceBundle;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** The features of a duel, own less the enemy's: stacks by row, and the mobility of towers. */
final class DuelFeatures {
    private DuelFeatures() {}

    private static final int ROWS = DuelBoard.BOARD.rows();
    private static final long[] ROW =
            IntStream.range(0, ROWS).mapToLong(DuelBoard.BOARD::row).toArray();

    private static final int TOWERS = ROWS;
    private static final int CATAPULTS = 2 * ROWS;
    private static final int WAYS = 2 * ROWS + 1;
    private static final int STRIKES = 2 * ROWS + 2;
    private static final int SIZE = 2 * ROWS + 3;

    /** Rows are counted from the own home row. */
    private static final List<String> NAMES = Stream.of(
                    IntStream.rangeClosed(1, ROWS).mapToObj(row -> "wall." + row),
                    IntStream.rangeClosed(1, ROWS).mapToObj(row -> "tower." + row),
                    Stream.of("catapult", "way", "strike"))
            .flatMap(names -> names)
            .toList();

    private static final Map<String, Evaluation> EVALUATIONS = Stream.of(
                    "standard", "standard-escape", "advanced", "advanced-escape")
            .collect(Collectors.toUnmodifiableMap(
                    Function.identity(),
                    name -> Evaluation.of(NAMES, file(name)).with(Network.of(file(name + "-network")))));

    private static ResourceBundle file(String name) {
        return ResourceBundle.getBundle(DuelFeatures.class.getPackageName() + "." + name, Locale.ROOT);
    }

    static Evaluation evaluation(MurusOptions options) {
        String army = options.catapults() ? "advanced" : "standard";
        return Objects.requireNonNull(EVALUATIONS.get(options.escape() ? army + "-escape" : army));
    }

    /** The features for the Romans, or for the Gauls. */
    static int[] of(Duel position, boolean roman) {
        Army own = roman ? position.romans() : position.gauls();
        Army enemy = roman ? position.gauls() : position.romans();
        int[] features = new int[SIZE];
        for (int row = 0; row < ROWS; row++) {
            long home = ROW[roman ? row : ROWS - 1 - row];
            long far = ROW[roman ? ROWS - 1 - row : row];
            features[row] = Cells.count(own.walls() & home) - Cells.count(enemy.walls() & far);
            features[TOWERS + row] = Cells.count(own.towers() & home) - Cells.count(enemy.towers() & far);
        }
        features[CATAPULTS] = Cells.count(own.catapults()) - Cells.count(enemy.catapults());
        features[WAYS] = ways(own, DuelMoves.open(own, enemy, position.options()))
                - ways(enemy, DuelMoves.open(enemy, own, position.options()));
        features[STRIKES] = strikes(own, enemy) - strikes(enemy, own);
        return features;
    }

    private static int ways(Army own, long open) {
        int ways = 0;
        for (long rest = own.towers(); rest != 0; rest = Cells.rest(rest)) {
            for (long way : DuelBoard.TOWER_WAYS[Cells.first(rest)]) {
                ways += (way & ~open) == 0 ? 1 : 0;
            }
        }
        return ways;
    }

    private static int strikes(Army own, Army enemy) {
        int strikes = 0;
        for (long rest = own.towers(); rest != 0; rest = Cells.rest(rest)) {
            strikes += Cells.count(DuelBoard.NEIGHBOURS[Cells.first(rest)] & (enemy.walls() | enemy.catapults()));
        }
        return strikes;
    }
}
