package dolmen.bot.discord.answer;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Another process, which may have taken the shards of this one by now; then this one answers after it, or not at all.
 * Safe for use by many threads.
 *
 * @param inDoubt whether it may have taken them
 * @param relieved whether it has taken them for certain, so that this one is to do nothing any more; waits for the
 *     answer after this process was frozen
 */
public record AnotherProcess(BooleanSupplier inDoubt, BooleanSupplier relieved) {
    /** Long enough for it to answer first, and short enough for this one to be in time. */
    private static final Duration AHEAD = Duration.ofMillis(1_500);

    /** For a process that is alone. */
    public static final AnotherProcess NONE = new AnotherProcess(() -> false, () -> false);

    /** True if it may have taken them; returns at once. */
    public boolean mayBeInCharge() {
        return inDoubt.getAsBoolean();
    }

    /** True if it has taken them for certain; waits for the answer after this process was frozen. */
    public boolean isInCharge() {
        return relieved.getAsBoolean();
    }

    /** True if it may answer what was asked just now; it has had the time to when this returns. */
    public boolean mayHaveAnswered() {
        return mayBeInCharge() && waited() && mayBeInCharge();
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
