package dolmen.bot.ops;

import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * The state of a worker at one moment.
 *
 * @param name the name of its work
 * @param running false if its thread has died or was never started
 * @param lastPass the end of its last pass without a failure; before that, the time of its construction
 * @param oldestDue the time since which the oldest due work has been waiting; empty if nothing waits
 * @param failures the number of failed passes since the last success
 */
public record WorkerHealth(String name, boolean running, Instant lastPass, Optional<Instant> oldestDue, int failures) {
    private static final Duration PATIENCE = Duration.ofMinutes(2);

    /** The worker's problem at the given time, as a message for the operator; empty if there is none. */
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
