package dolmen.bot.ops.metrics;

import java.time.Duration;

/**
 * The figures of a worker at one moment.
 *
 * @param alive false if its thread has died or was never started
 * @param idle the time since the end of its last pass without a failure
 * @param failures the number of failed passes since the last success
 */
public record WorkerFigures(boolean alive, Duration idle, int failures) {}
