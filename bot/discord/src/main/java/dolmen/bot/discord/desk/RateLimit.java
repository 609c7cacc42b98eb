package dolmen.bot.discord.desk;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** A limit on how often something is done for one person within a while. Safe for use by many threads. */
public final class RateLimit {
    private static final int MAX_REMEMBERED = 100_000;

    private final int times;
    private final Duration window;
    private final Cache<Long, AtomicInteger> taken;

    /**
     * @param window how long a count lasts; it begins with the first time, and a new one with the first time after it
     * @param time how time passes
     */
    public RateLimit(int times, Duration window, Ticker time) {
        this.times = times;
        this.window = window;
        this.taken = Caffeine.newBuilder()
                .expireAfterWrite(window)
                .ticker(time)
                .maximumSize(MAX_REMEMBERED)
                .build();
    }

    /** Takes one time; false if none is left. */
    public boolean take(long whose) {
        return taken.get(whose, id -> new AtomicInteger()).incrementAndGet() <= times;
    }

    /** Gives back a time that came to nothing. */
    public void giveBack(long whose) {
        AtomicInteger count = taken.getIfPresent(whose);
        if (count != null) {
            count.decrementAndGet();
        }
    }

    /** How long it takes until all times are there again. */
    public Duration untilFree(long whose) {
        return taken.policy()
                .expireAfterWrite()
                .flatMap(age -> age.ageOf(whose))
                .filter(age -> age.compareTo(window) < 0)
                .map(window::minus)
                .orElse(Duration.ZERO);
    }
}
