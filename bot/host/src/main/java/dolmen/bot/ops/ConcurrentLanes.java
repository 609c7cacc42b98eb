package dolmen.bot.ops;

import dolmen.bot.fault.StorageFaultException;
import dolmen.bot.match.notice.Lanes;
import dolmen.bot.survival.Survival;
import java.time.Duration;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.Semaphore;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Lanes with a thread each, up to a maximum number. Safe for use by many threads. */
final class ConcurrentLanes<K> implements Lanes<K>, AutoCloseable {
    private static final Logger log = LoggerFactory.getLogger(ConcurrentLanes.class);
    private static final Duration LONGEST_CLOSE = Duration.ofSeconds(10);
    private static final Duration GLANCE = Duration.ofMillis(10);

    private final Thread.Builder threads;
    private final Survival survival;
    private final Runnable freed;
    private final Semaphore free;
    private final Set<K> busy = ConcurrentHashMap.newKeySet();

    /**
     * Creates the lanes; none is in use.
     *
     * @param threads builds the threads of the lanes
     * @param free a permit for each lane, up to their maximum number; other lanes may share them
     * @param survival receives every failure
     * @param freed run whenever a lane has finished a task; must return immediately
     */
    ConcurrentLanes(Thread.Builder threads, Semaphore free, Survival survival, Runnable freed) {
        this.threads = threads;
        this.survival = survival;
        this.freed = freed;
        this.free = free;
    }

    @Override
    public Set<K> busy() {
        return Set.copyOf(busy);
    }

    @Override
    public boolean enter(K key, Runnable task) {
        if (!free.tryAcquire()) {
            return false;
        }
        if (!busy.add(key)) {
            free.release();
            throw new IllegalStateException("the lane of " + key + " is in use");
        }
        threads.start(() -> drive(key, task));
        return true;
    }

    /** After a failure {@code freed} does not run, because the work is still due and would only fail again at once. */
    private void drive(K key, Runnable task) {
        boolean done = false;
        try {
            task.run();
            done = true;
        } catch (StorageFaultException fault) {
            log.debug("Due work waits for the store", fault);
        } catch (RuntimeException | Error failure) {
            String name = Thread.currentThread().getName();
            log.error("The lane of {} has failed: {}", key, name, failure);
            survival.met(name, failure);
        } finally {
            busy.remove(key);
            free.release();
        }
        if (done) {
            freed.run();
        }
    }

    /** Waits briefly until all lanes are empty; unfinished work stays due. */
    @Override
    public void close() {
        long began = System.nanoTime();
        try {
            while (!busy.isEmpty() && System.nanoTime() - began < LONGEST_CLOSE.toNanos()) {
                Thread.sleep(GLANCE);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
