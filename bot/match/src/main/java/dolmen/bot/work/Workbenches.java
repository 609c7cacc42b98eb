package dolmen.bot.work;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * A bounded thread pool for long work that somebody waits for, such as pictures and thoughts. Callers wait while all
 * threads are busy, since each task takes a core and some megabytes. Safe for use by many threads.
 *
 * <p>The threads are platform threads: long work on a virtual thread would occupy its carrier thread, one per core, and
 * delay threads that have yet to acknowledge interactions.
 */
public final class Workbenches {
    private static final long IDLE_SECONDS = 10;

    private final Executor workers;

    /**
     * Creates a pool for work of one kind.
     *
     * @param work the name of the work and of its threads
     * @param count the maximum number of concurrent tasks
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

    /** Does the work as soon as a thread is free, and rethrows its exceptions unchanged. */
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
