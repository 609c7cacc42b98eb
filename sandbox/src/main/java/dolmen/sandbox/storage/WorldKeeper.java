package dolmen.sandbox.storage;

import dolmen.sandbox.world.World;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Keeps a world in its folder: shortly after a change, and when it is closed. */
public final class WorldKeeper implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(WorldKeeper.class);
    private static final long DELAY_MILLIS = 300;

    private final World world;
    private final WorldFolder folder;
    private final ScheduledExecutorService writer = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("sandbox-keeper").factory());
    private final AtomicBoolean planned = new AtomicBoolean();

    /** Begins to keep the world. */
    public WorldKeeper(World world, WorldFolder folder) {
        this.world = world;
        this.folder = folder;
        world.listen(event -> plan());
        plan();
    }

    private void plan() {
        if (planned.compareAndSet(false, true) && !writer.isShutdown()) {
            var unused = writer.schedule(this::write, DELAY_MILLIS, TimeUnit.MILLISECONDS);
        }
    }

    /** One at a time, since closing writes too while a planned one may still be under way. */
    private synchronized void write() {
        planned.set(false);
        try {
            folder.write(world.snapshot());
        } catch (RuntimeException e) {
            LOG.error("The sandbox's world was not kept", e);
        }
    }

    @Override
    public void close() {
        writer.shutdownNow();
        write();
    }
}
