package dolmen.bot.discord;

import dolmen.bot.match.notice.Retries;
import java.time.Duration;

/** The pauses between attempts to log in while Discord fails temporarily. */
final class LoginBackoff {
    private static final Duration LONGEST = Duration.ofMinutes(1);

    private LoginBackoff() {}

    /**
     * Waits before the next attempt, longer each time.
     *
     * @throws RuntimeException the given failure, if the thread is interrupted meanwhile
     */
    static void pause(int attempts, RuntimeException failure) {
        Duration pause = Retries.pauseAfter(attempts);
        try {
            Thread.sleep(pause.compareTo(LONGEST) < 0 ? pause : LONGEST);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw failure;
        }
    }
}
