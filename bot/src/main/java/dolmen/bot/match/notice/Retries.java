package dolmen.bot.match.notice;

import java.time.Duration;
import java.util.Optional;

/** How often, and after what pauses, something owed to Discord is tried again: ever more seldom, for about a day. */
public final class Retries {
    private static final int MAX_ATTEMPTS = 30;
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
    private static final Duration LONGEST_PAUSE = Duration.ofHours(1);

    private Retries() {}

    /**
     * How long to wait when one more attempt has failed; empty if it is to be given up.
     *
     * @param attempts those that had failed before
     */
    public static Optional<Duration> pauseAfter(int attempts) {
        if (attempts + 1 >= MAX_ATTEMPTS) {
            return Optional.empty();
        }
        Duration pause = FIRST_PAUSE.multipliedBy(1L << Math.min(attempts, 20));
        return Optional.of(pause.compareTo(LONGEST_PAUSE) < 0 ? pause : LONGEST_PAUSE);
    }
}
