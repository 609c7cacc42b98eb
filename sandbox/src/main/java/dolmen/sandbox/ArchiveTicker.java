package dolmen.sandbox;

import dolmen.sandbox.world.World;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/** Archives idle threads by the world's clock, once a second. */
final class ArchiveTicker implements AutoCloseable {
    private final ScheduledExecutorService ticker = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("sandbox-archive").factory());

    ArchiveTicker(World world) {
        var unused = ticker.scheduleWithFixedDelay(
                () -> world.atomically(() -> {
                    world.threads().archiveIdle();
                    return true;
                }),
                1,
                1,
                TimeUnit.SECONDS);
    }

    @Override
    public void close() {
        ticker.shutdownNow();
    }
}
