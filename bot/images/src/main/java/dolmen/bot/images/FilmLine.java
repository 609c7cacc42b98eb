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
 * The line in which films wait to be made, one after the other. Whoever asks for one that is in line, or was made, is
 * given the same. Safe for use by many threads.
 *
 * @param <D> all that a film depends on
 */
final class FilmLine<D> {
    private final PictureCache<D> kept;
    private final Executor waiting = Executors.newVirtualThreadPerTaskExecutor();
    private final Map<D, CompletableFuture<Picture>> line = new LinkedHashMap<>();

    /** @param kept where films are made, one at a time, and kept */
    FilmLine(PictureCache<D> kept) {
        this.kept = kept;
    }

    /** True if it was made, or stands in line. */
    synchronized boolean begun(D film) {
        return line.containsKey(film) || kept.has(film);
    }

    /** The film, which joins the line unless it stands there or was made. */
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

    /** How many stand in line before it. */
    synchronized int ahead(D film) {
        return Math.max(0, new ArrayList<>(line.keySet()).indexOf(film));
    }

    private synchronized void leave(D film) {
        line.remove(film);
    }
}
