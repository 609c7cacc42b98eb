package dolmen.bot.ops;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * How a worker is at one moment.
 *
 * @param name what it does
 * @param running false if its thread has died or was never started
 * @param lastPass when it last did all that was due without a failure, or when it was made
 * @param oldestDue since when the longest due has been waiting for it; empty if nothing waits
 * @param failures how many passes have failed since the last that did not
 */
public record WorkerHealth(String name, boolean running, Instant lastPass, Optional<Instant> oldestDue, int failures) {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    /** What is wrong with it at that time, in words for the operator; empty if it is well. */
    public Optional<String> complaint(Instant now) {
        if (!running) {
            return Optional.of("worker %s is dead".formatted(name));
        }
        return lateness(lastPass, now)
                .map(late -> "worker %s has completed nothing for %d s".formatted(name, late.toSeconds()))
                .or(() -> oldestDue
                        .flatMap(due -> lateness(due, now))
                        .map(late -> "worker %s is late by %d s".formatted(name, late.toSeconds())));
    }

    private static Optional<Duration> lateness(Instant since, Instant now) {
        return Optional.of(Duration.between(since, now)).filter(late -> late.compareTo(PATIENCE) > 0);
    }
}
