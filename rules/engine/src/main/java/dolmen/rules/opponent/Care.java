package dolmen.rules.opponent;

import dolmen.rules.Variant;
import dolmen.rules.search.Manner;
import dolmen.rules.search.Situation;
import java.util.Locale;
import java.util.ResourceBundle;
import java.util.stream.Stream;

/**
 * The care with which an opponent thinks in a variant, from a file. The lower levels were adjusted to each variant by
 * the {@linkplain Yardstick yardsticks}. What the file lacks for a variant is as in its game; what it lacks for a game
 * is as in other games of its kind: open, or with hidden information.
 *
 * @param nodes the search limit per move, the same on every machine: in positions, or at cards in plies of playouts, of
 *     which a game has one or two hundred
 * @param oversight see {@link Manner}; at cards it concerns whole cards, and is greater, because luck covers up smaller
 *     differences
 * @param misjudgement see {@link Manner}
 * @param appetite see {@link Manner}
 */
record Care(long nodes, double oversight, int misjudgement, int appetite) {
    private static final ResourceBundle FILE =
            ResourceBundle.getBundle(Care.class.getPackageName() + ".care", Locale.ROOT);
    private static final String OPEN = "open";
    private static final String HIDDEN = "hidden";

    /** The care of the opponent in the situation. */
    static Care of(Opponent opponent, Situation<?> situation) {
        Variant variant = situation.variant();
        return Stream.of(variant.text(), variant.game(), situation.evaluation().isPresent() ? OPEN : HIDDEN)
                .map(text -> "%s.%s".formatted(text, opponent.name()))
                .filter(FILE::containsKey)
                .map(FILE::getString)
                .findFirst()
                .map(Care::read)
                .orElseThrow();
    }

    private static Care read(String line) {
        String[] numbers = line.split(" +", -1);
        return new Care(
                Long.parseLong(numbers[0]),
                Double.parseDouble(numbers[1]),
                Integer.parseInt(numbers[2]),
                Integer.parseInt(numbers[3]));
    }
}
