package dolmen.bot.discord.place;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;

/**
 * The times of the last queries about servers and threads. A place is queried at most once an hour, or once a minute
 * after a sign of missed events. Safe for use by many threads.
 */
final class LookTimes {
    private static final Duration USUAL = Duration.ofHours(1);
    private static final Duration AT_A_SIGN = Duration.ofMinutes(1);
    private static final int MOST_REMEMBERED = 10_000;

    private final InstantSource clock;
    private final Cache<Object, Instant> latest =
            Caffeine.newBuilder().maximumSize(MOST_REMEMBERED).build();

    LookTimes(InstantSource clock) {
        this.clock = clock;
    }

    /** Returns true if a query about the place is due, and records it as done. */
    boolean due(Object place, boolean sign) {
        Instant now = clock.instant();
        Duration pause = sign ? AT_A_SIGN : USUAL;
        Instant before = latest.getIfPresent(place);
        boolean due = before == null || !before.plus(pause).isAfter(now);
        if (due) {
            latest.put(place, now);
        }
        return due;
    }
}
