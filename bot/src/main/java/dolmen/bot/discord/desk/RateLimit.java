package dolmen.bot.discord.desk;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** How often something may be done for somebody within a while. Safe for use by many threads. */
public final class RateLimit {
    private static final int MAX_REMEMBERED = 100_000;

    private final int times;
    private final Cache<Long, AtomicInteger> taken;

    /**
     * @param window begins with the first time and then begins anew
     * @param time how time passes
     */
    public RateLimit(int times, Duration window, Ticker time) {
        this.times = times;
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
}
