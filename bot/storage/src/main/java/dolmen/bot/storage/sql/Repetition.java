package dolmen.bot.storage.sql;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * How long a transaction is done again that others, or the server, have broken off. Only what certainly left nothing
 * behind is repeated, so the work must be a function of nothing but the database.
 *
 * @param longest from the beginning until nothing is begun once more
 */
public record Repetition(Duration longest) {
    /** For an engine on which whoever writes is alone. */
    public static final Repetition NEVER = new Repetition(Duration.ZERO);

    private static final int LONGEST_PAUSE = 50;

    /** The standard's codes for what was rolled back since others wrote: not serializable, deadlock. */
    private static final Pattern IN_THE_WAY = Pattern.compile("40.*");

    /** A key that is there already, which another may have stored since this one has looked. */
    private static final Pattern TAKEN = Pattern.compile("23505");

    /** Whoever finds it taken so often has not been overtaken. */
    private static final int MOST_OVERTAKEN = 10;

    /**
     * A connection that is lost, and one that is ended by a server which stops. Where none was to be had, that has been
     * tried for as long as anybody may wait.
     */
    private static final Pattern LOST = Pattern.compile("08.*|57P0.");

    /**
     * Does the work until it is stored, or fails for a reason of its own.
     *
     * @param transaction one transaction; it sets the mark when all is done and nothing is left but to store it. If the
     *     connection is lost then, nobody knows whether it holds
     * @throws StorageFaultException if nobody knows that
     */
    <T> T of(Function<AtomicBoolean, T> transaction) {
        long began = System.nanoTime();
        for (int tries = 1; ; tries++) {
            var done = new AtomicBoolean();
            try {
                return transaction.apply(done);
            } catch (RuntimeException failure) {
                if (done.get() && has(failure, LOST)) {
                    throw new StorageFaultException(
                            StorageFault.UNCERTAIN, Faults.advice(StorageFault.UNCERTAIN), failure);
                }
                boolean leftNothing = has(failure, IN_THE_WAY)
                        || (tries < MOST_OVERTAKEN && has(failure, TAKEN))
                        || (has(failure, LOST) && !Faults.waitedInVain(failure));
                if (!leftNothing || System.nanoTime() - began >= longest.toNanos() || !paused(tries)) {
                    throw failure;
                }
            }
        }
    }

    private static boolean has(Throwable failure, Pattern state) {
        return Faults.causes(failure)
                .flatMap(cause -> Optional.ofNullable(cause.getSQLState()).stream())
                .anyMatch(code -> state.matcher(code).matches());
    }

    /** Longer each time; false if somebody wants the thread to end. */
    private static boolean paused(int tries) {
        try {
            Thread.sleep(Duration.ofMillis(Math.min(LONGEST_PAUSE, tries * 2L)));
            return true;
        } catch (InterruptedException told) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
