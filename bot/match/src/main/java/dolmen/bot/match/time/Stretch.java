package dolmen.bot.match.time;

import java.time.Instant;

/**
 * A stretch of time.
 *
 * @param from the first instant
 * @param to the first instant after it; not before {@code from}
 */
public record Stretch(Instant from, Instant to) {
    /** An instant later than any plan. */
    public static final Instant NEVER = Instant.ofEpochSecond(1L << 40);

    public Stretch {
        if (to.isBefore(from)) {
            throw new IllegalArgumentException("invalid stretch from " + from + " to " + to);
        }
    }

    /** True if the instant is within it. */
    public boolean covers(Instant instant) {
        return !instant.isBefore(from) && instant.isBefore(to);
    }
}
