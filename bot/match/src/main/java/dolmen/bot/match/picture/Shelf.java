package dolmen.bot.match.picture;

/**
 * The state of a cache of pictures at one moment.
 *
 * @param pictures the number of cached pictures
 * @param bytes the approximate size of the cached pictures
 * @param hits the number of requests for a cached picture
 * @param misses the number of pictures drawn
 */
public record Shelf(long pictures, long bytes, long hits, long misses) {
    /** The state without a cache. */
    public static final Shelf EMPTY = new Shelf(0, 0, 0, 0);

    /** The sum of both. */
    public Shelf plus(Shelf other) {
        return new Shelf(pictures + other.pictures, bytes + other.bytes, hits + other.hits, misses + other.misses);
    }
}
