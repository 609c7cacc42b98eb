package dolmen.sandbox.gateway;

import java.time.Duration;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.regex.Pattern;

/** Faults in the gateway's deliveries, injected by a test; safe to use from any thread. */
public final class GatewayFaults {
    private static final Pattern NOTHING = Pattern.compile("");

    private final AtomicInteger duplicates = new AtomicInteger();
    private final AtomicInteger delays = new AtomicInteger();
    private final AtomicReference<Duration> delay = new AtomicReference<>(Duration.ZERO);
    private final AtomicBoolean silent = new AtomicBoolean();
    private final AtomicReference<Pattern> swallowed = new AtomicReference<>(NOTHING);

    /** Delivers each of the next interactions twice. */
    public void duplicateInteractions(int times) {
        duplicates.set(times);
    }

    /** Delivers each of the next interactions late. */
    public void delayInteractions(Duration late, int times) {
        delay.set(late);
        delays.set(times);
    }

    /** Stops or resumes answering heartbeats. */
    public void silence(boolean newSilent) {
        silent.set(newSilent);
    }

    /** Drops the events whose names match, such as {@code CHANNEL_UPDATE}, until the faults are cleared. */
    public void swallow(Pattern events) {
        swallowed.set(events);
    }

    /** Clears all faults. */
    public void clear() {
        duplicates.set(0);
        delays.set(0);
        silent.set(false);
        swallowed.set(NOTHING);
    }

    boolean swallows(String event) {
        return swallowed.get().matcher(event).matches();
    }

    boolean silent() {
        return silent.get();
    }

    void deliver(Runnable delivery) {
        boolean twice = take(duplicates);
        if (take(delays)) {
            Duration late = delay.get();
            Thread.startVirtualThread(() -> {
                pause(late);
                deliver(delivery, twice);
            });
        } else {
            deliver(delivery, twice);
        }
    }

    private static void deliver(Runnable delivery, boolean twice) {
        delivery.run();
        if (twice) {
            delivery.run();
        }
    }

    private static boolean take(AtomicInteger left) {
        return left.getAndUpdate(count -> Math.max(0, count - 1)) > 0;
    }

    private static void pause(Duration duration) {
        try {
            Thread.sleep(duration);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
