package dolmen.bot.work;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * A bounded pool for long work, such as pictures and thoughts, for which somebody waits. Callers wait while all places
 * are taken, since each piece of work takes a core, and some megabytes. Safe for use by many threads.
 *
 * <p>Each place is a platform thread: a virtual thread that works long would block its carrier, of which there are as
 * many as cores, for threads that have yet to acknowledge interactions.
 */
public final class Workbenches {
    private static final long IDLE_SECONDS = 10;

    private final Executor workers;

    /**
     * Places for work of one kind.
     *
     * @param work its name, which is also that of the threads
     * @param count the number of concurrent pieces
     */
    public Workbenches(String work, int count) {
        var threads = new ThreadPoolExecutor(
                count,
                count,
                IDLE_SECONDS,
                TimeUnit.SECONDS,
                new LinkedBlockingQueue<>(),
                Thread.ofPlatform().daemon().name(work).factory());
        threads.allowCoreThreadTimeOut(true);
        workers = threads;
    }

    /** Does the work as soon as there is a place for it, and rethrows its exceptions unchanged. */
    public <T> T work(Supplier<T> work) {
        try {
            return CompletableFuture.supplyAsync(work, workers).join();
        } catch (CompletionException failure) {
            switch (failure.getCause()) {
                case RuntimeException fault -> throw fault;
                case Error error -> throw error;
                case null, default -> throw failure;
            }
        }
    }
}
