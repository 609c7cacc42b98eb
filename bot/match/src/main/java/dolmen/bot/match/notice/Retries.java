package dolmen.bot.match.notice;

import java.time.Duration;

/** The intervals between retries to Discord. They grow up to a maximum, and retries never end. */
public final class Retries {
    private static final int ATTEMPTS_OF_A_DAY = 300;
    private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
    private static final Duration LONGEST_PAUSE = Duration.ofMinutes(5);
    private static final Duration SELDOM = Duration.ofHours(1);

    private Retries() {}

    /**
     * The pause after another failed attempt.
     *
     * @param attempts the number of failures before it
     */
    public static Duration pauseAfter(int attempts) {
        return pause(attempts, LONGEST_PAUSE);
    }

    /** The longer pause after a refusal that lasts until its cause is removed. */
    public static Duration seldomAfter(int attempts) {
        return pause(attempts, SELDOM);
    }

    private static Duration pause(int attempts, Duration longest) {
        Duration pause = FIRST_PAUSE.multipliedBy(1L << Math.min(attempts, 20));
        return pause.compareTo(longest) < 0 ? pause : longest;
    }

    /** True if a refusal has lasted for about a day, so that retries are useless. */
    public static boolean hopeless(int attempts) {
        return attempts + 1 >= ATTEMPTS_OF_A_DAY;
    }
}
