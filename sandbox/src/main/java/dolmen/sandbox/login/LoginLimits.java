package dolmen.sandbox.login;

import java.time.Duration;

/**
 * The limits for logins at the gateway; resuming does not count.
 *
 * @param maxConcurrency the number of buckets, each of which allows one login per pause; a shard's bucket is its index
 *     modulo this number
 * @param daily the number of logins in a day; a day starts with its first login
 * @param pause the pause between two logins in a bucket
 */
public record LoginLimits(int maxConcurrency, int daily, Duration pause) {
    /** Discord's limits for a small bot. */
    public static final LoginLimits REAL = new LoginLimits(1, 1_000, Duration.ofSeconds(5));

    /** Discord's limits without a pause, for tests of other behaviour. */
    public static final LoginLimits IDEAL = REAL.withPause(Duration.ZERO);

    /** Validates the limits. */
    public LoginLimits {
        if (maxConcurrency < 1) {
            throw new IllegalArgumentException("maxConcurrency must be at least 1: " + maxConcurrency);
        }
        if (daily < 1) {
            throw new IllegalArgumentException("daily must be at least 1: " + daily);
        }
        if (pause.isNegative()) {
            throw new IllegalArgumentException("pause must not be negative: " + pause);
        }
    }

    /** These limits with another number of buckets. */
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
