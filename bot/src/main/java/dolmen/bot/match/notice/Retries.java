package dolmen.bot.match.notice;

import java.time.Duration;

/** After what pauses something owed to Discord is tried again: ever more seldom, but never given up. */
public final class Retries {
    private static final int ATTEMPTS_OF_A_DAY = 300;
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
    private static final Duration LONGEST_PAUSE = Duration.ofMinutes(5);

    private Retries() {}

    /**
     * How long to wait when one more attempt has failed.
     *
     * @param attempts those that had failed before
     */
    public static Duration pauseAfter(int attempts) {
        Duration pause = FIRST_PAUSE.multipliedBy(1L << Math.min(attempts, 20));
        return pause.compareTo(LONGEST_PAUSE) < 0 ? pause : LONGEST_PAUSE;
    }

    /** Whether what Discord has forbidden for about a day need not be hoped for any more. */
    public static boolean hopeless(int attempts) {
        return attempts + 1 >= ATTEMPTS_OF_A_DAY;
    }
}
