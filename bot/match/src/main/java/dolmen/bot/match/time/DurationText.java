package dolmen.bot.match.time;

import java.time.Duration;
import java.time.temporal.ChronoUnit;

/** Durations in text: a whole number of days, hours or minutes. */
final class DurationText {
    private static final Duration SHORTEST = Duration.ofMinutes(1);
    private static final Duration LONGEST = Duration.ofDays(100);
    private static final int MOST_DIGITS = 6;

    private DurationText() {}

    static void check(Duration span) {
        if (span.compareTo(SHORTEST) < 0 || span.compareTo(LONGEST) > 0) {
            throw new IllegalArgumentException(span + " is not between a minute and a hundred days");
        }
        if (!span.truncatedTo(ChronoUnit.MINUTES).equals(span)) {
            throw new IllegalArgumentException(span + " is not a whole number of minutes");
        }
    }

    static String text(Duration span) {
        if (span.toMinutes() % 60 != 0) {
            return span.toMinutes() + "m";
        }
        return span.toHours() % 24 == 0 ? span.toDays() + "d" : span.toHours() + "h";
    }

    static Duration read(String text) {
        if (text.length() > MOST_DIGITS + 1) {
            throw new IllegalArgumentException(text + " is too long");
        }
        long number = Long.parseLong(text.substring(0, text.length() - 1));
        return switch (text.charAt(text.length() - 1)) {
            case 'd' -> Duration.ofDays(number);
            case 'h' -> Duration.ofHours(number);
            case 'm' -> Duration.ofMinutes(number);
            default -> throw new IllegalArgumentException(text + " is not a duration");
        };
    }
}
