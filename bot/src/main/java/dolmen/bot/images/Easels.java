package dolmen.bot.images;

import java.util.concurrent.Semaphore;
import java.util.function.Supplier;

/**
 * The places at which pictures are drawn. Whoever finds all of them taken waits, since every picture that is being
 * drawn takes some megabytes. Safe for use by many threads.
 */
public final class Easels {
    private final Semaphore free;

    /** @param count how many pictures are drawn at once */
    public Easels(int count) {
        free = new Semaphore(count, true);
    }

    /** Draws as soon as there is a place for it. */
    <T> T draw(Supplier<T> picture) {
        free.acquireUninterruptibly();
        try {
            return picture.get();
        } finally {
            free.release();
        }
    }
}
