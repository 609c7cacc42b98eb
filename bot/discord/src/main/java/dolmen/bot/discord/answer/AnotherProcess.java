package dolmen.bot.discord.answer;

import java.time.Duration;
import java.util.function.BooleanSupplier;

/**
 * Another process that may have taken over this one's shards. This one then answers later, or not at all. Safe for use
 * by many threads.
 *
 * @param inDoubt true if the other process may have taken over
 * @param relieved true if the other process has certainly taken over, so that this one must stop; waits until this is
 *     known if this process was frozen
 */
public record AnotherProcess(BooleanSupplier inDoubt, BooleanSupplier relieved) {
    /** Long enough for the other process to answer first, and short enough for this one to be in time. */
    private static final Duration AHEAD = Duration.ofMillis(1_500);

    /** The value for a process that runs alone. */
    public static final AnotherProcess NONE = new AnotherProcess(() -> false, () -> false);

    /** True if the other process may have taken over; returns at once. */
    public boolean mayBeInCharge() {
        return inDoubt.getAsBoolean();
    }

    /** True if the other process has certainly taken over; waits until this is known if this process was frozen. */
    public boolean isInCharge() {
        return relieved.getAsBoolean();
    }

    /**
     * True if the other process may have answered the current interaction; if in doubt, first waits for that answer.
     */
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
