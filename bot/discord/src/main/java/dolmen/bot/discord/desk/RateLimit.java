package dolmen.bot.discord.desk;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.Ticker;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;

/** A limit on the number of uses by one person within a period. Safe for use by many threads. */
public final class RateLimit {
    private static final int MAX_REMEMBERED = 100_000;

    private final int times;
    private final Duration window;
    private final Cache<Long, AtomicInteger> taken;

    /**
     * @param window the length of a period, which starts with the first use after the end of the last one
     * @param time the clock of this process
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

    /** Takes one use; false if none is left. */
    public boolean take(long whose) {
        return taken.get(whose, id -> new AtomicInteger()).incrementAndGet() <= times;
    }

    /** Gives back a use without a result. */
    public void giveBack(long whose) {
        AtomicInteger count = taken.getIfPresent(whose);
        if (count != null) {
            count.decrementAndGet();
        }
    }

    /** The time until all uses are available again. */
    public Duration untilFree(long whose) {
        return taken.policy()
                .expireAfterWrite()
                .flatMap(age -> age.ageOf(whose))
                .filter(age -> age.compareTo(window) < 0)
                .map(window::minus)
                .orElse(Duration.ZERO);
    }
}
