package dolmen.bot.work;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * The places at which long work is done, such as pictures and thoughts that somebody waits for. Whoever finds all of
 * them taken waits, since each piece of work takes a core, and some megabytes. Safe for use by many threads.
 *
 * <p>Each is a thread of the platform: a virtual thread that works long would keep its carrier, of which there are as
 * many as cores, from those who have yet to acknowledge what people do.
 */
public final class Workbenches {
    private static final long IDLE_SECONDS = 10;

    private final Executor workers;

    /**
     * Places for work of one kind.
     *
     * @param work what is done there, by which the threads are called
     * @param count how many do it at once
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

    /** Does the work as soon as there is a place for it; its faults reach the caller as they are. */
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
