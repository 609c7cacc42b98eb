package dolmen.bot.images;

import dolmen.bot.match.picture.Picture;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.function.Function;

/**
 * A queue of films, which are made one after the other. Requests for a film that is queued or made share it. Safe for
 * use by many threads.
 *
 * @param <D> the key of a film
 */
final class FilmQueue<D> {
    private final PictureCache<D> kept;
    private final Executor waiting = Executors.newVirtualThreadPerTaskExecutor();
    private final Map<D, CompletableFuture<Picture>> line = new LinkedHashMap<>();

    /** @param kept the cache that makes films, one at a time */
    FilmQueue(PictureCache<D> kept) {
        this.kept = kept;
    }

    /** True if the film is queued or made. */
    synchronized boolean begun(D film) {
        return line.containsKey(film) || kept.has(film);
    }

    /** Returns the film; queues it unless it is already queued or made. */
    synchronized CompletableFuture<Picture> join(D film, Function<D, Picture> make) {
        CompletableFuture<Picture> there = line.get(film);
        if (there != null) {
            return there;
        }
        var made = CompletableFuture.supplyAsync(() -> made(film, make), waiting);
        line.put(film, made);
        return made;
    }

    private Picture made(D film, Function<D, Picture> make) {
        try {
            return kept.get(film, make);
        } finally {
            leave(film);
        }
    }

    /** The number of films before it in the queue. */
    synchronized int ahead(D film) {
        return Math.max(0, new ArrayList<>(line.keySet()).indexOf(film));
    }

    private synchronized void leave(D film) {
        line.remove(film);
    }
}
