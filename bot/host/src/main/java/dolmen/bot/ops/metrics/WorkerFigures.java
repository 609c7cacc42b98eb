package dolmen.bot.ops.metrics;

import java.time.Duration;

/**
 * What is measured of a worker at one moment.
 *
 * @param alive false if its thread has died or was never started
 * @param idle how long it has not done all that was due
 * @param failures how many passes have failed since the last that did not
 */
public record WorkerFigures(boolean alive, Duration idle, int failures) {}
