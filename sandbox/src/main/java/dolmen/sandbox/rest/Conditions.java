package dolmen.sandbox.rest;

import java.time.Duration;

/**
 * The conditions under which the bot works.
 *
 * @param rateLimits true if Discord's limits are enforced
 * @param latency the delay from a request to its answer, in addition to the processing time
 * @param toAcknowledge the time in which the bot must acknowledge an interaction
 */
public record Conditions(boolean rateLimits, Duration latency, Duration toAcknowledge) {
    private static final Duration DISCORDS_TIME_TO_ACKNOWLEDGE = Duration.ofSeconds(3);

    /** No limits, no latency, and time enough for a bot on a machine under load. For tests of other behaviour. */
    public static final Conditions IDEAL = new Conditions(false, Duration.ZERO, Duration.ofSeconds(12));

    /** No limits and no latency, but Discord's deadline. For tests in which the bot does not answer. */
    public static final Conditions PUNCTUAL = new Conditions(false, Duration.ZERO, DISCORDS_TIME_TO_ACKNOWLEDGE);

    /** Discord's limits and deadline, and no latency. */
    public static final Conditions LIMITED = new Conditions(true, Duration.ZERO, DISCORDS_TIME_TO_ACKNOWLEDGE);

    /** Validates the durations. */
    public Conditions {
        if (latency.isNegative()) {
            throw new IllegalArgumentException("latency must not be negative: " + latency);
        }
        if (!toAcknowledge.isPositive()) {
            throw new IllegalArgumentException("toAcknowledge must be positive: " + toAcknowledge);
        }
    }
}
