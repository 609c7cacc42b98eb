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
 * Keeps a world in its folder: shortly after a change, and when it is closed. A large world is kept more seldom, since
 * all of it is written every time.
 */
public final class WorldKeeper implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WorldKeeper.class);
    private static final Duration DELAY = Duration.ofMillis(300);

    private static final Duration LONGEST_DELAY = Duration.ofSeconds(10);

    /** How much longer it does not write than it writes. */
    private static final int REST = 10;

    private final World world;
    private final WorldFolder folder;
    private final ScheduledExecutorService writer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("sandbox-keeper").factory());
    private final AtomicBoolean planned = new AtomicBoolean();
    private volatile Duration pause = DELAY;

    /** Begins to keep the world. */
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

    /** One at a time, since closing writes too while a planned one may still be under way. */
    private synchronized void write() {
        planned.set(false);
        Instant began = world.now();
        try {
            folder.write(world.snapshot());
        } catch (RuntimeException | Error e) {
            LOG.error("The sandbox's world was not kept", e);
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
