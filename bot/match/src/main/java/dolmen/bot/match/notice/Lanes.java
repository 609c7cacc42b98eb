package dolmen.bot.match.notice;

import java.util.Set;

/**
 * Concurrent execution with at most one task per key at a time. Only one thread may add tasks.
 *
 * @param <K> the key of a lane, such as a match
 */
public interface Lanes<K> {

    /** The keys of running tasks. Call it before reading due work: work of any other key is then not in progress. */
    Set<K> busy();

    /**
     * Runs the task, now or soon.
     *
     * @param key a key that is not busy
     * @return false if all lanes are busy and the task has to wait
     */
    boolean enter(K key, Runnable task);
}
