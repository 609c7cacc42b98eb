package dolmen.sandbox.rest;

import java.time.Duration;

/**
 * How the way to the REST API is.
 *
 * @param rateLimits whether Discord's limits are enforced; without them there is always room for more
 * @param latency from a request to its answer, besides the work itself
 */
public record Conditions(boolean rateLimits, Duration latency) {
    /** No limits and no way at all, for tests that are about something else. */
    public static final Conditions IDEAL = new Conditions(false, Duration.ZERO);

    /** Discord's limits, and no way to speak of. */
    public static final Conditions LIMITED = new Conditions(true, Duration.ZERO);

    /** Refuses what cannot be. */
    public Conditions {
        if (latency.isNegative()) {
            throw new IllegalArgumentException("An answer cannot come before its request: " + latency);
        }
    }
}
