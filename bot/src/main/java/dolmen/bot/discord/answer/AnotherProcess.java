package dolmen.bot.discord.answer;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Another process, which may have taken the shards of this one by now; then this one answers after it. Safe for use by
 * many threads.
 *
 * @param inCharge whether it may have taken them
 */
public record AnotherProcess(BooleanSupplier inCharge) {
    /** Long enough for it to answer first, and short enough for this one to be in time. */
    private static final Duration AHEAD = Duration.ofMillis(1_500);

    /** True if it may have taken them; returns at once. */
    public boolean mayBeInCharge() {
        return inCharge.getAsBoolean();
    }

    /** True if it may answer what was asked just now; it has had the time to when this returns. */
    public boolean mayHaveAnswered() {
        return inCharge.getAsBoolean() && waited() && inCharge.getAsBoolean();
    }

    private static boolean waited() {
        try {
            Thread.sleep(AHEAD);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        return true;
    }
}
