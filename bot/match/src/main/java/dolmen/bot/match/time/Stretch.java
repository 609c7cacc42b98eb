package dolmen.bot.match.time;

import java.time.Instant;

/**
 * A stretch of time.
 *
 * @param from its first instant
 * @param to the first instant after it; not before its beginning
 */
public record Stretch(Instant from, Instant to) {
    /** An instant after all that anybody plans. */
    public static final Instant NEVER = Instant.ofEpochSecond(1L << 40);

    public Stretch {
        if (to.isBefore(from)) {
            throw new IllegalArgumentException("a stretch from " + from + " to " + to);
        }
    }

    /** True if the instant is within it. */
    public boolean covers(Instant instant) {
        return !instant.isBefore(from) && instant.isBefore(to);
    }
}
