package dolmen.bot.match.time;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The time that players have for their turns. */
public sealed interface Pace {

    /** Unlimited time. */
    record Unlimited() implements Pace {
        private static final String TEXT = "none";
    }

    /** A fixed time for every turn, between a minute and a hundred days; unused time is lost. */
    record PerTurn(Duration time) implements Pace {
        private static final Pattern TEXT = Pattern.compile("(\\d+[dhm])");

        public PerTurn {
            DurationText.check(time);
        }
    }

    /**
     * A bank of time that every turn draws on, and that grows by the increment after each turn. All three durations are
     * between a minute and a hundred days.
     *
     * @param bank the time at the start, at most the cap
     * @param cap the maximum of the bank
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

    /** The time of a seat at the start; empty if there is no limit. */
    default Optional<Duration> initial() {
        return switch (this) {
            case Unlimited unlimited -> Optional.empty();
            case PerTurn(Duration time) -> Optional.of(time);
            case Fischer(Duration bank, Duration increment, Duration cap) -> Optional.of(bank);
        };
    }

    /** The time of a seat after a turn that left the given time. */
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

    /** The pace of a text; empty if it is malformed. */
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
