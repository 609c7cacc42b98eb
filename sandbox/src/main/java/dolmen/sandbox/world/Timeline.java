package dolmen.sandbox.world;

import dolmen.sandbox.world.id.Snowflakes;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The order of events in a world: its lock, its time, its ids, and its listeners. */
final class Timeline {
    private final ReentrantLock lock = new ReentrantLock();
    private final List<Consumer<WorldEvent>> listeners = new CopyOnWriteArrayList<>();
    private final InstantSource clock;
    private final Snowflakes snowflakes;

    /** @param lastId the largest id in use */
    Timeline(InstantSource clock, long lastId) {
        this.clock = clock;
        this.snowflakes = new Snowflakes(clock, lastId);
    }

    <T> T atomically(Supplier<T> act) {
        lock.lock();
        try {
            return act.get();
        } finally {
            lock.unlock();
        }
    }

    void listen(Consumer<WorldEvent> listener) {
        listeners.add(listener);
    }

    /** Notifies all listeners, in the order of registration. */
    void tell(WorldEvent event) {
        listeners.forEach(listener -> listener.accept(event));
    }

    Instant now() {
        return clock.instant();
    }

    long nextId() {
        return snowflakes.next();
    }
}
