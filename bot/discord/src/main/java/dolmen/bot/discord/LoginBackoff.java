package dolmen.bot.discord;

import dolmen.bot.match.notice.Retries;
import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.function.BooleanSupplier;

/** The pauses between attempts to log in while Discord fails temporarily. */
final class LoginBackoff {
    private static final Duration LONGEST = Duration.ofMinutes(1);

    /** Nobody is answered meanwhile. */
    private static final Duration LONGEST_BEFORE_LOGIN = Duration.ofSeconds(10);

    private static final Duration GLANCE = Duration.ofMillis(100);

    private LoginBackoff() {}

    /**
     * Waits before the next attempt, longer each time.
     *
     * @throws RuntimeException the given failure, if the thread is interrupted meanwhile
     */
    static void pause(int attempts, RuntimeException failure) {
        pause(atMost(LONGEST, attempts), failure, () -> false);
    }

    /**
     * As above before a login, unless that is given up.
     *
     * @param givenUp polled; true ends the wait
     * @throws CancellationException if the login is given up
     */
    static void pause(int attempts, RuntimeException failure, BooleanSupplier givenUp) {
        pause(beforeLogin(attempts), failure, givenUp);
    }

    /** The pause before another attempt to log in. */
    static Duration beforeLogin(int attempts) {
        return atMost(LONGEST_BEFORE_LOGIN, attempts);
    }

    private static Duration atMost(Duration longest, int attempts) {
        Duration pause = Retries.pauseAfter(attempts);
        return pause.compareTo(longest) < 0 ? pause : longest;
    }

    private static void pause(Duration pause, RuntimeException failure, BooleanSupplier givenUp) {
        long nanos = pause.toNanos();
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
