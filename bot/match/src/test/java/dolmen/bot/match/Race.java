package dolmen.bot.match;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Several attempts that start at one moment, each in a thread of its own. */
public final class Race {
    private Race() {}

    /** The results of the attempts, in their order. */
    public static <T> List<T> of(List<Callable<T>> attempts) throws Exception {
        var start = new CyclicBarrier(attempts.size());
        try (var threads = Executors.newFixedThreadPool(attempts.size())) {
            var running = new ArrayList<Future<T>>();
            for (Callable<T> attempt : attempts) {
                running.add(threads.submit(() -> {
                    start.await();
                    return attempt.call();
                }));
            }
            var results = new ArrayList<T>();
            for (Future<T> one : running) {
                results.add(one.get());
            }
            return results;
        }
    }

    /** The results of one attempt, run several times at once. */
    public static <T> List<T> of(int times, Callable<T> attempt) throws Exception {
        return of(Collections.nCopies(times, attempt));
    }
}
