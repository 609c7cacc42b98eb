package dolmen.sandbox.login;

import dolmen.sandbox.login.LoginAttempt.Verdict;
import dolmen.sandbox.memory.Latest;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counts the logins that Discord still allows to all processes of the bot, and records the latest attempts. Discord
 * does not document whether a login that comes too soon counts for the day; here it does. Safe to use from any thread.
 */
public final class LoginAllowance {
    private static final Logger LOG = LoggerFactory.getLogger(LoginAllowance.class);
    private static final Duration DAY = Duration.ofDays(1);
    private static final Latest.Room ROOM = new Latest.Room(10_000, 10_000);

    private final LoginLimits limits;
    private final InstantSource clock;
    private final Map<Integer, Instant> free = new HashMap<>();
    private final Latest<Long, LoginAttempt> attempts = new Latest<>(ROOM, attempt -> 1L, forgotten -> {});
    private long asked;
    private int used;
    private Instant reset = Instant.MIN;

    /**
     * Creates a full allowance.
     *
     * @param clock the clock of the client, because the client does the waiting
     */
    public LoginAllowance(LoginLimits limits, InstantSource clock) {
        this.limits = limits;
        this.clock = clock;
    }

    /**
     * The remaining logins, as reported to a client.
     *
     * @param resetAfter the time until all are available again; zero if all are available
     */
    public record Rest(int total, int remaining, Duration resetAfter, int maxConcurrency) {}

    /** Decides whether a shard may log in. */
    public synchronized Verdict ask(int shard, int shards) {
        Instant now = clock.instant();
        Verdict verdict = verdict(shard, shards, now);
        attempts.put(asked++, new LoginAttempt(now, shard, shards, verdict));
        return verdict;
    }

    private Verdict verdict(int shard, int shards, Instant now) {
        int bucket = limits.bucket(shard);
        Instant from = free.getOrDefault(bucket, Instant.MIN);
        if (!now.isBefore(reset)) {
            used = 0;
            reset = now.plus(DAY);
        }
        if (used == limits.daily()) {
            LOG.warn(
                    "Refused shard {} of {}, and disconnected all others: the day's {} logins are used up",
                    shard,
                    shards,
                    limits.daily());
            return Verdict.NONE_LEFT;
        }
        used++;
        if (now.isBefore(from)) {
            LOG.warn(
                    "Refused shard {} of {}, which came too soon: bucket {} is free again in {} ms and allows one login in {} ms",
                    shard,
                    shards,
                    bucket,
                    Duration.between(now, from).toMillis(),
                    limits.pause().toMillis());
            return Verdict.TOO_SOON;
        }
        free.put(bucket, now.plus(limits.pause()));
        return Verdict.ADMITTED;
    }

    /** The remaining logins now. */
    public synchronized Rest rest() {
        Instant now = clock.instant();
        return now.isBefore(reset)
                ? new Rest(limits.daily(), limits.daily() - used, Duration.between(now, reset), limits.maxConcurrency())
                : new Rest(limits.daily(), limits.daily(), Duration.ZERO, limits.maxConcurrency());
    }

    /** The latest attempts, oldest first. */
    public synchronized List<LoginAttempt> attempts() {
        return attempts.all();
    }
}
