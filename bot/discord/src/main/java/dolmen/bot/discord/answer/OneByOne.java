package dolmen.bot.discord.answer;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dolmen.bot.id.PlayerId;
import java.util.concurrent.locks.Lock;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Supplier;

/**
 * Runs the tasks of each person one after the other, so that a second press finds the result of the first. Safe for use
 * by many threads.
 */
public final class OneByOne {
    private final Cache<PlayerId, Lock> locks =
            Caffeine.newBuilder().weakValues().build();

    /** The result of the person's task, which waits for earlier ones. */
    public <T> T run(PlayerId person, Supplier<T> task) {
        Lock lock = locks.get(person, any -> new ReentrantLock());
        lock.lock();
        try {
            return task.get();
        } finally {
            lock.unlock();
        }
    }
}
