package dolmen.bot.lab.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.DoubleConsumer;

/** A thread pool that processes the numbers of a catalogue in parts. */
final class Crew implements AutoCloseable {
    private static final int PARTS = 256;

    private final ExecutorService threads;

    Crew(int threads) {
        this.threads = Executors.newFixedThreadPool(
                threads, Thread.ofPlatform().daemon().factory());
    }

    /**
     * Applies the work to all parts of the numbers below the size, and combines the results.
     *
     * @param share receives the finished share of the numbers, from 0 to 1
     * @param work receives the first number of a part, and one more than its last number
     */
    <T> T over(int size, DoubleConsumer share, BiFunction<Integer, Integer, T> work, BinaryOperator<T> sum)
            throws InterruptedException {
        List<Future<T>> parts = new ArrayList<>();
        int length = size / PARTS + 1;
        for (int from = 0; from < size; from += length) {
            int first = from;
            Callable<T> part = () -> work.apply(first, Math.min(size, first + length));
            parts.add(threads.submit(part));
        }
        T all = result(parts.getFirst());
        for (int part = 1; part < parts.size(); part++) {
            share.accept((double) part / parts.size());
            all = sum.apply(all, result(parts.get(part)));
        }
        return all;
    }

    private static <T> T result(Future<T> part) throws InterruptedException {
        try {
            return part.get();
        } catch (ExecutionException failure) {
            throw new IllegalStateException("the work on a part of the numbers failed", failure.getCause());
        }
    }

    @Override
    public void close() {
        threads.shutdownNow();
    }
}
