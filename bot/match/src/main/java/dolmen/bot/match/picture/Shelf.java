package dolmen.bot.match.picture;

/**
 * What is kept of the pictures that were drawn, at one moment.
 *
 * @param pictures how many are kept
 * @param bytes that they take, about
 * @param hits how often a picture was asked for that was kept
 * @param misses how often one had to be drawn
 */
public record Shelf(long pictures, long bytes, long hits, long misses) {
    /** That of somebody who keeps nothing. */
    public static final Shelf EMPTY = new Shelf(0, 0, 0, 0);

    /** What both keep. */
    public Shelf plus(Shelf other) {
        return new Shelf(pictures + other.pictures, bytes + other.bytes, hits + other.hits, misses + other.misses);
    }
}
