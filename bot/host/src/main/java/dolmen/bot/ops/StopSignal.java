package dolmen.bot.ops;

import java.io.File;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import sun.misc.Signal;

/**
 * The wish of an operator that the process stop, as Ctrl+C or SIGTERM tell it. Closing it says that everything is put
 * away. The process ends without that when the wish is told a second time, or when it takes too long.
 *
 * <p>Java's own way, a shutdown hook, never hears of a second signal.
 */
public final class StopSignal implements AutoCloseable {
    /** For what follows a drain: connections and files are closed. */
    private static final Duration CLOSING = Duration.ofSeconds(20);

    private static final int TERMINATED = 143;

    /** The last one comes when a terminal is closed; Windows does not know it. */
    private static final List<String> SIGNALS =
            File.separatorChar == '/' ? List.of("TERM", "INT", "HUP") : List.of("TERM", "INT");

    private final CountDownLatch told = new CountDownLatch(1);
    private final CountDownLatch putAway = new CountDownLatch(1);
    private final AtomicBoolean once = new AtomicBoolean();
    private volatile Duration longest;

    private StopSignal(Duration longest) {
        this.longest = longest;
    }

    /**
     * The signal that this process gets; to be made once.
     *
     * @param longest how long what is in hand may take
     */
    public static StopSignal ofProcess(Duration longest) {
        var signal = new StopSignal(longest.plus(CLOSING));
        SIGNALS.forEach(name -> Signal.handle(new Signal(name), received -> signal.tell()));
        return signal;
    }

    /** Lets what is in hand take so long from now on. */
    public void allow(Duration time) {
        longest = time.plus(CLOSING);
    }

    /** Tells the process to stop, as a signal does. */
    public void give() {
        told.countDown();
    }

    /** True once the process was told to stop. */
    public boolean told() {
        return told.getCount() == 0;
    }

    /** Waits until the process is told to stop. */
    public void await() throws InterruptedException {
        told.await();
    }

    @Override
    public void close() {
        putAway.countDown();
    }

    private void tell() {
        if (once.compareAndSet(false, true)) {
            told.countDown();
            Thread.ofPlatform().daemon().name("stop").start(this::endWhenLate);
        } else {
            end("told twice to stop, so it stopped before everything was put away.");
        }
    }

    private void endWhenLate() {
        try {
            if (!putAway.await(longest.toMillis(), TimeUnit.MILLISECONDS)) {
                end("stopped before everything was put away.");
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
