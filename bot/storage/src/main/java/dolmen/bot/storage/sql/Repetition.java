package dolmen.bot.storage.sql;

import dolmen.bot.fault.StorageFault;
import dolmen.bot.fault.StorageFaultException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Function;
import java.util.regex.Pattern;

/**
 * The repetition of a transaction after a conflict or a lost connection. Only transactions that certainly stored
 * nothing are repeated. Their work must depend on nothing but the database.
 *
 * @param longest the time limit for starting another attempt
 */
public record Repetition(Duration longest) {
    /** The repetition for an engine with a single writer. */
    public static final Repetition NEVER = new Repetition(Duration.ZERO);

    private static final int LONGEST_PAUSE = 50;

    /** The standard codes of rollbacks by conflicts: serialization failure, deadlock. */
    private static final Pattern IN_THE_WAY = Pattern.compile("40.*");

    /** A duplicate key, which another transaction may have stored after this one looked. */
    private static final Pattern TAKEN = Pattern.compile("23505");

    /** After this many duplicates the cause is not a race. */
    private static final int MOST_OVERTAKEN = 10;

    /**
     * A lost connection, or one ended by a stopping server. A timeout of the pool is not repeated, because it took as
     * long as anybody may wait.
     */
    private static final Pattern LOST = Pattern.compile("08.*|57P0.");

    /**
     * Repeats the transaction until it is stored, or fails for a reason of its own.
     *
     * @param transaction runs one transaction, and sets the mark when only the commit remains. If the connection is
     *     lost after that, the result is unknown
     * @throws StorageFaultException if the result is unknown
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

    /** Pauses, longer each time; false if the thread is interrupted. */
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
