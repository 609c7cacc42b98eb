package dolmen.bot.discord.answer;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * Runs the tasks of each key one after the other, so that a second press finds the result of the first. Safe for use by
 * many threads.
 *
 * @param <K> the key, such as a person
 */
public final class OneByOne<K> {
    private final Cache<K, Lock> locks = Caffeine.newBuilder().weakValues().build();

    /** The result of the task, which waits for earlier ones of its key. */
    public <T> T run(K key, Supplier<T> task) {
        Lock lock = locks.get(key, any -> new ReentrantLock());
        lock.lock();
        try {
            return task.get();
        } finally {
            lock.unlock();
        }
    }
}
