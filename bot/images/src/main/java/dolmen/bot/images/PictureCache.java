package dolmen.bot.images;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import com.github.benmanes.caffeine.cache.stats.CacheStats;
import dolmen.bot.match.picture.Picture;
import dolmen.bot.match.picture.Shelf;
import dolmen.bot.work.Workbenches;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/**
 * A cache of drawn pictures, bounded in bytes. Safe for use by many threads; concurrent requests for the same new
 * picture share one drawing.
 *
 * @param <D> the key of a picture
 */
final class PictureCache<D> {
    private final Cache<D, Picture> drawn;
    private final Workbenches easels;

    /** @param weigher the approximate size of a key in bytes */
    PictureCache(long mostBytes, Workbenches easels, ToIntFunction<D> weigher) {
        this.easels = easels;
        this.drawn = Caffeine.newBuilder()
                .maximumWeight(mostBytes)
                .weigher((D drawing, Picture picture) -> picture.size() + weigher.applyAsInt(drawing))
                .recordStats()
                .build();
    }

    /** The picture, drawn unless it is cached. */
    Picture get(D drawing, Function<D, Picture> draw) {
        return drawn.get(drawing, wanted -> easels.work(() -> draw.apply(wanted)));
    }

    /** True if the picture is cached. */
    boolean has(D drawing) {
        return drawn.getIfPresent(drawing) != null;
    }

    /** The current contents. */
    Shelf kept() {
        drawn.cleanUp();
        CacheStats asked = drawn.stats();
        return new Shelf(drawn.estimatedSize(), bytes(), asked.hitCount(), asked.missCount());
    }

    private long bytes() {
        return drawn.policy().eviction().orElseThrow().weightedSize().orElse(0);
    }
}
