package dolmen.bot.ops;

import java.time.Duration;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/**
 * The wish of an operator that the process stop, as Ctrl+C or SIGTERM tell it. Closing it says that everything is put
 * away; the process waits for that for a while.
 */
public final class StopSignal implements AutoCloseable {
    private static final Duration LONGEST_STOP = Duration.ofSeconds(30);

    private final CountDownLatch told = new CountDownLatch(1);
    private final CountDownLatch putAway = new CountDownLatch(1);

    private StopSignal() {}

    /** The signal that this process gets; to be made once. */
    public static StopSignal ofProcess() {
        var signal = new StopSignal();
        Runtime.getRuntime().addShutdownHook(new Thread(signal::hold, "stop"));
        return signal;
    }

    /** Waits until the process is told to stop. */
    public void await() throws InterruptedException {
        told.await();
    }

    @Override
    public void close() {
        putAway.countDown();
    }

    /** The process ends when this returns. */
    private void hold() {
        told.countDown();
        try {
            if (!putAway.await(LONGEST_STOP.toSeconds(), TimeUnit.SECONDS)) {
                System.err.println("dolmen: stopped before everything was put away.");
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
