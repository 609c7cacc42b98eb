package dolmen.sandbox.login;

import java.time.Duration;

/**
 * The limits of logging in at the gateway; resuming does not count.
 *
 * @param maxConcurrency the number of shards that may log in within one pause: those with different remainders of their
 *     index divided by it
 * @param daily the number of logins in a day, which begins with the first of them
 * @param pause between two logins with one remainder
 */
public record LoginLimits(int maxConcurrency, int daily, Duration pause) {
    /** Discord's limits for a small bot. */
    public static final LoginLimits REAL = new LoginLimits(1, 1_000, Duration.ofSeconds(5));

    /** Discord's limits without a pause, for tests of other behaviour. */
    public static final LoginLimits IDEAL = REAL.withPause(Duration.ZERO);

    /** Validates the limits. */
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

    /** These limits with another number of shards that may log in within one pause. */
    public LoginLimits withMaxConcurrency(int newMaxConcurrency) {
        return new LoginLimits(newMaxConcurrency, daily, pause);
    }

    /** These limits with another number of logins in a day. */
    public LoginLimits withDaily(int newDaily) {
        return new LoginLimits(maxConcurrency, newDaily, pause);
    }

    /** These limits with another pause. */
    public LoginLimits withPause(Duration newPause) {
        return new LoginLimits(maxConcurrency, daily, newPause);
    }

    int bucket(int shard) {
        return shard % maxConcurrency;
    }
}
