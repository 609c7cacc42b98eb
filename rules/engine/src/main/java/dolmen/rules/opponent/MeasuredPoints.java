package dolmen.rules.opponent;

import dolmen.rules.Variant;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.ResourceBundle;
import java.util.stream.Stream;

/** The points of the opponents by variant, as the command {@code ladder} has measured and written them. */
final class MeasuredPoints {
    private static final ResourceBundle FILE =
            ResourceBundle.getBundle(MeasuredPoints.class.getPackageName() + ".ratings", Locale.ROOT);

    private MeasuredPoints() {}

    /** Those of the variant; where it was not measured, those of its game in the usual variant. */
    static OptionalInt of(Opponent opponent, Variant variant) {
        return Stream.of(variant.text(), variant.game())
                .map(text -> "%s.%s".formatted(text, opponent.name()))
                .filter(FILE::containsKey)
                .mapToInt(key -> Integer.parseInt(FILE.getString(key)))
                .findFirst();
    }
}
