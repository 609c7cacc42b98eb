package dolmen.sandbox.rest.guild;

import dolmen.sandbox.rest.route.DiscordError;
import java.time.Duration;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * The limit on new direct channels. A bot that opens too many at once looks like a spammer and may open none for a
 * while. Discord publishes no numbers; these are guesses. Guarded by the world's lock.
 */
final class DirectOpenings {
    private static final int MOST = 10;
    private static final Duration WINDOW = Duration.ofSeconds(10);
    private static final Duration BLOCKED = Duration.ofMinutes(1);

    private final Map<Long, Instant> latest = new LinkedHashMap<>();
    private Instant blockedUntil = Instant.MIN;

    /** Refuses if the bot opens too many direct channels, or did so recently. */
    void open(long recipient, Instant now) {
        latest.values().removeIf(time -> !time.plus(WINDOW).isAfter(now));
        latest.put(recipient, now);
        if (latest.size() > MOST) {
            blockedUntil = now.plus(BLOCKED);
        }
        if (now.isBefore(blockedUntil)) {
            throw DiscordError.OPENING_DIRECT_TOO_FAST.exception();
        }
    }
}
