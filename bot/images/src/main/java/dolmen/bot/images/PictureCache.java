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
 * Pictures that were drawn, kept up to a number of bytes, so whatever looks the same is drawn once. Safe for use by
 * many threads; those who ask for the same new picture at once wait for one drawing.
 *
 * @param <D> all that a picture depends on
 */
final class PictureCache<D> {
    private final Cache<D, Picture> drawn;
    private final Workbenches easels;

    /** @param weigher the bytes that what a picture depends on takes itself, about */
    PictureCache(long mostBytes, Workbenches easels, ToIntFunction<D> weigher) {
        this.easels = easels;
        this.drawn = Caffeine.newBuilder()
                .maximumWeight(mostBytes)
                .weigher((D drawing, Picture picture) -> picture.size() + weigher.applyAsInt(drawing))
                .recordStats()
                .build();
    }

    /** The picture, drawn if it is not kept. */
    Picture get(D drawing, Function<D, Picture> draw) {
        return drawn.get(drawing, wanted -> easels.work(() -> draw.apply(wanted)));
    }

    /** True if the picture is kept. */
    boolean has(D drawing) {
        return drawn.getIfPresent(drawing) != null;
    }

    /** What is kept now. */
    Shelf kept() {
        drawn.cleanUp();
        CacheStats asked = drawn.stats();
        return new Shelf(drawn.estimatedSize(), bytes(), asked.hitCount(), asked.missCount());
    }

    private long bytes() {
        return drawn.policy().eviction().orElseThrow().weightedSize().orElse(0);
    }
}
