package dolmen.rules.opponent;

import dolmen.rules.Variant;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.ResourceBundle;
import java.util.stream.Stream;

/** The points of the opponents by variant, as measured and written by the command {@code ladder}. */
final class MeasuredPoints {
    private static final ResourceBundle FILE =
            ResourceBundle.getBundle(MeasuredPoints.class.getPackageName() + ".ratings", Locale.ROOT);

    private MeasuredPoints() {}

    /** The points in the variant; if it was not measured, those in the game's usual variant. */
    static OptionalInt of(Opponent opponent, Variant variant) {
        return Stream.of(variant.text(), variant.game())
                .map(text -> "%s.%s".formatted(text, opponent.name()))
                .filter(FILE::containsKey)
                .mapToInt(key -> Integer.parseInt(FILE.getString(key)))
                .findFirst();
    }
}
