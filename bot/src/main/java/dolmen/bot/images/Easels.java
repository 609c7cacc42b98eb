package dolmen.bot.images;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The places at which pictures are drawn. Whoever finds all of them taken waits, since every picture that is being
 * drawn takes some megabytes. Safe for use by many threads.
 *
 * <p>Each is a thread of the platform: a virtual thread that draws would keep its carrier, of which there are as many
 * as cores, from those who have yet to acknowledge what people do.
 */
public final class Easels {
    private static final long IDLE_SECONDS = 10;

    private final Executor painters;

    /** @param count how many pictures are drawn at once */
    public Easels(int count) {
        var threads = new ThreadPoolExecutor(
                count,
                count,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().daemon().name("a picture").factory());
        threads.allowCoreThreadTimeOut(true);
        painters = threads;
    }

    /** Draws as soon as there is a place for it. */
    <T> T draw(Supplier<T> picture) {
        try {
            return CompletableFuture.supplyAsync(picture, painters).join();
        } catch (CompletionException failure) {
            switch (failure.getCause()) {
                case RuntimeException fault -> throw fault;
                case Error error -> throw error;
                case null, default -> throw failure;
            }
        }
    }
}
