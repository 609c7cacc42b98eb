package dolmen.bot.discord;

import dolmen.bot.match.notice.Retries;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** The pauses between attempts to log in while Discord fails temporarily. */
final class LoginBackoff {
    private static final Duration LONGEST = Duration.ofMinutes(1);
    private static final Duration GLANCE = Duration.ofMillis(100);

    private LoginBackoff() {}

    /**
     * Waits before the next attempt, longer each time.
     *
     * @throws RuntimeException the given failure, if the thread is interrupted meanwhile
     */
    static void pause(int attempts, RuntimeException failure) {
        pause(attempts, failure, () -> false);
    }

    /**
     * As above, unless the login is given up.
     *
     * @param givenUp polled; true ends the wait
     * @throws CancellationException if the login is given up
     */
    static void pause(int attempts, RuntimeException failure, BooleanSupplier givenUp) {
        Duration pause = Retries.pauseAfter(attempts);
        long nanos = (pause.compareTo(LONGEST) < 0 ? pause : LONGEST).toNanos();
        long began = System.nanoTime();
        try {
            while (System.nanoTime() - began < nanos) {
                if (givenUp.getAsBoolean()) {
                    throw new CancellationException("The login was given up: " + failure.getMessage());
                }
                Thread.sleep(GLANCE);
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw failure;
        }
    }
}
