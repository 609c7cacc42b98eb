package dolmen.bot.ops;

import java.io.File;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import sun.misc.Signal;

/**
 * The operator's request to stop the process, by Ctrl+C or SIGTERM. Closing the signal reports that everything is
 * closed. Before that, the process ends on a second request, or when the stop takes too long.
 *
 * <p>A shutdown hook of Java would not receive a second signal.
 */
public final class StopSignal implements AutoCloseable {
    /** The time after a drain for closing connections and files. */
    private static final Duration CLOSING = Duration.ofSeconds(20);

    private static final int TERMINATED = 143;

    /** A closed terminal sends HUP, which Windows does not have. */
    private static final List<String> SIGNALS =
            File.separatorChar == '/' ? List.of("TERM", "INT", "HUP") : List.of("TERM", "INT");

    private final CountDownLatch told = new CountDownLatch(1);
    private final CountDownLatch putAway = new CountDownLatch(1);
    private final AtomicBoolean signalled = new AtomicBoolean();
    private final AtomicBoolean timed = new AtomicBoolean();
    private volatile Duration longest;

    private StopSignal(Duration longest) {
        this.longest = longest;
    }

    /**
     * Creates the signal of this process; call it once.
     *
     * @param longest the maximum time for running work
     */
    public static StopSignal ofProcess(Duration longest) {
        var signal = new StopSignal(longest.plus(CLOSING));
        SIGNALS.forEach(name -> Signal.handle(new Signal(name), received -> signal.tell()));
        return signal;
    }

    /** Sets the maximum time for running work, from now on. */
    public void allow(Duration time) {
        longest = time.plus(CLOSING);
    }

    /** Requests a stop, as the first signal does. */
    public void give() {
        told.countDown();
        if (timed.compareAndSet(false, true)) {
            Thread.ofPlatform().daemon().name("stop").start(this::endWhenLate);
        }
    }

    /** True once a stop has been requested. */
    public boolean told() {
        return told.getCount() == 0;
    }

    /** Waits for a request to stop. */
    public void await() throws InterruptedException {
        told.await();
    }

    @Override
    public void close() {
        putAway.countDown();
    }

    private void tell() {
        if (signalled.compareAndSet(false, true)) {
            give();
        } else {
            end("told twice to stop, so it stopped before everything was closed.");
        }
    }

    private void endWhenLate() {
        try {
            if (!putAway.await(longest.toMillis(), TimeUnit.MILLISECONDS)) {
                end("stopped before everything was closed.");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void end(String why) {
        System.err.println("dolmen: " + why);
        Runtime.getRuntime().halt(TERMINATED);
    }
}
