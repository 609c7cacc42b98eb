package dolmen.bot.match.time;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How much time players have for their turns. */
public sealed interface Pace {

    /** As much as they like. */
    record Unlimited() implements Pace {
        private static final String TEXT = "none";
    }

    /** So much for every turn, between a minute and a hundred days; what is left over is lost. */
    record PerTurn(Duration time) implements Pace {
        private static final Pattern TEXT = Pattern.compile("(\\d+[dhm])");

        public PerTurn {
            DurationText.check(time);
        }
    }

    /**
     * A bank of time that every turn draws on, and that grows by the increment after each. All of it is between a
     * minute and a hundred days.
     *
     * @param bank what is in it at the start, not more than the cap
     * @param cap more than that is never in it
     */
    record Fischer(Duration bank, Duration increment, Duration cap) implements Pace {
        private static final Pattern TEXT = Pattern.compile("(\\d+[dhm])\\+(\\d+[dhm])<(\\d+[dhm])");

        public Fischer {
            DurationText.check(bank);
            DurationText.check(increment);
            DurationText.check(cap);
            if (bank.compareTo(cap) > 0) {
                throw new IllegalArgumentException("a bank of " + bank + " above its cap of " + cap);
            }
        }
    }

    /** What a seat has at the start; empty if there is no limit. */
    default Optional<Duration> initial() {
        return switch (this) {
            case Unlimited unlimited -> Optional.empty();
            case PerTurn(Duration time) -> Optional.of(time);
            case Fischer(Duration bank, Duration increment, Duration cap) -> Optional.of(bank);
        };
    }

    /** What a seat has for its next turns, when so much was left after one. */
    default Duration afterTurn(Duration left) {
        return switch (this) {
            case Unlimited unlimited -> left;
            case PerTurn(Duration time) -> time;
            case Fischer(Duration bank, Duration increment, Duration cap) -> min(left.plus(increment), cap);
        };
    }

    private static Duration min(Duration one, Duration other) {
        return one.compareTo(other) < 0 ? one : other;
    }

    /** The canonical text: {@code none}, {@code 3d}, {@code 7d+1d<14d}; days, hours or minutes. */
    default String text() {
        return switch (this) {
            case Unlimited unlimited -> Unlimited.TEXT;
            case PerTurn(Duration time) -> DurationText.text(time);
            case Fischer(Duration bank, Duration increment, Duration cap) ->
                DurationText.text(bank) + "+" + DurationText.text(increment) + "<" + DurationText.text(cap);
        };
    }

    /** The pace of that text; empty if it is none. */
    static Optional<Pace> read(String text) {
        Matcher perTurn = PerTurn.TEXT.matcher(text);
        Matcher fischer = Fischer.TEXT.matcher(text);
        try {
            if (perTurn.matches()) {
                return Optional.of(new PerTurn(DurationText.read(perTurn.group(1))));
            }
            if (fischer.matches()) {
                return Optional.of(new Fischer(
                        DurationText.read(fischer.group(1)),
                        DurationText.read(fischer.group(2)),
                        DurationText.read(fischer.group(3))));
            }
            return text.equals(Unlimited.TEXT) ? Optional.of(new Unlimited()) : Optional.empty();
        } catch (IllegalArgumentException outOfRange) {
            return Optional.empty();
        }
    }
}
