package dolmen.sandbox.rest;

import java.time.Duration;

/**
 * The conditions of the bot's connection to the REST API.
 *
 * @param rateLimits true if Discord's limits are enforced
 * @param latency the delay from a request to its answer, in addition to the processing time
 */
public record Conditions(boolean rateLimits, Duration latency) {
    /** No limits and no latency, for tests of other behaviour. */
    public static final Conditions IDEAL = new Conditions(false, Duration.ZERO);

    /** Discord's limits, and no latency. */
    public static final Conditions LIMITED = new Conditions(true, Duration.ZERO);

    /** Validates the latency. */
    public Conditions {
        if (latency.isNegative()) {
            throw new IllegalArgumentException("latency must not be negative: " + latency);
        }
    }
}
