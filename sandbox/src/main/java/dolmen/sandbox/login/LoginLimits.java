package dolmen.sandbox.login;

import java.time.Duration;

/**
 * How often a bot may log in at the gateway. Resuming is no login.
 *
 * @param maxConcurrency how many shards may log in within one pause: those whose indexes leave different rests when
 *     divided by it
 * @param daily how many logins there are in a day that begins with the first of them
 * @param pause between two logins of one rest
 */
public record LoginLimits(int maxConcurrency, int daily, Duration pause) {
    /** Discord's for a small bot. */
    public static final LoginLimits REAL = new LoginLimits(1, 1_000, Duration.ofSeconds(5));

    /** The same without a pause, for tests that are about something else. */
    public static final LoginLimits IDEAL = REAL.withPause(Duration.ZERO);

    /** Refuses what cannot be. */
    public LoginLimits {
        if (maxConcurrency < 1) {
            throw new IllegalArgumentException("At least one shard may log in at a time: " + maxConcurrency);
        }
        if (daily < 1) {
            throw new IllegalArgumentException("There is at least one login a day: " + daily);
        }
        if (pause.isNegative()) {
            throw new IllegalArgumentException("A pause does not end before it begins: " + pause);
        }
    }

    /** The same with another number of shards that may log in within one pause. */
    public LoginLimits withMaxConcurrency(int newMaxConcurrency) {
        return new LoginLimits(newMaxConcurrency, daily, pause);
    }

    /** The same with another number of logins in a day. */
    public LoginLimits withDaily(int newDaily) {
        return new LoginLimits(maxConcurrency, newDaily, pause);
    }

    /** The same with another pause. */
    public LoginLimits withPause(Duration newPause) {
        return new LoginLimits(maxConcurrency, daily, newPause);
    }

    int bucket(int shard) {
        return shard % maxConcurrency;
    }
}
