package dolmen.bot.match.notice;

import java.time.Duration;

/** After what pauses something owed to Discord is tried again: ever more seldom, but never given up. */
public final class Retries {
    private static final int ATTEMPTS_OF_A_DAY = 300;
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
    private static final Duration LONGEST_PAUSE = Duration.ofMinutes(5);
    private static final Duration SELDOM = Duration.ofHours(1);

    private Retries() {}

    /**
     * How long to wait when one more attempt has failed.
     *
     * @param attempts those that had failed before
     */
    public static Duration pauseAfter(int attempts) {
        return pause(attempts, LONGEST_PAUSE);
    }

    /** The same for what Discord refuses as long as something stays as it is. */
    public static Duration seldomAfter(int attempts) {
        return pause(attempts, SELDOM);
    }

    private static Duration pause(int attempts, Duration longest) {
        Duration pause = FIRST_PAUSE.multipliedBy(1L << Math.min(attempts, 20));
        return pause.compareTo(longest) < 0 ? pause : longest;
    }

    /** Whether what Discord has forbidden for about a day need not be hoped for any more. */
    public static boolean hopeless(int attempts) {
        return attempts + 1 >= ATTEMPTS_OF_A_DAY;
    }
}
