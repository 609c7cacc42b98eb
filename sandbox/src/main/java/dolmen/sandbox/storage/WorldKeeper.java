package dolmen.sandbox.storage;

import dolmen.sandbox.world.World;
import java.time.Duration;
import java.time.Instant;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Stores a world in its folder: shortly after a change, and on closing. A large world is stored less often, because
 * every write stores all of it.
 */
public final class WorldKeeper implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WorldKeeper.class);
    private static final Duration DELAY = Duration.ofMillis(300);

    private static final Duration LONGEST_DELAY = Duration.ofSeconds(10);

    /** The pause after a write, as a multiple of its duration. */
    private static final int REST = 10;

    private final World world;
    private final WorldFolder folder;
    private final ScheduledExecutorService writer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("sandbox-keeper").factory());
    private final AtomicBoolean planned = new AtomicBoolean();
    private volatile Duration pause = DELAY;

    /** Starts storing the world. */
    public WorldKeeper(World world, WorldFolder folder) {
        this.world = world;
        this.folder = folder;
        world.listen(event -> plan());
        plan();
    }

    private void plan() {
        if (planned.compareAndSet(false, true) && !writer.isShutdown()) {
            var unused = writer.schedule(this::write, pause.toMillis(), TimeUnit.MILLISECONDS);
        }
    }

    /** Synchronized because {@link #close} also writes, possibly during a scheduled write. */
    private synchronized void write() {
        planned.set(false);
        Instant began = world.now();
        try {
            folder.write(world.snapshot());
        } catch (RuntimeException | Error e) {
            LOG.error("Could not store the sandbox's world", e);
        }
        long rest = Duration.between(began, world.now()).toMillis() * REST;
        pause = Duration.ofMillis(Math.clamp(rest, DELAY.toMillis(), LONGEST_DELAY.toMillis()));
    }

    @Override
    public void close() {
        writer.shutdownNow();
        write();
    }
}
