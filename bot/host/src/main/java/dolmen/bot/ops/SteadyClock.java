package dolmen.bot.ops;

import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.function.LongSupplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A clock that does not jump with the clock of the machine. A second one, which only measures elapsed time, is its
 * witness. When the two differ by more than a little, this clock follows the witness. It does so until the two agree
 * again, or until the machine has kept its new time for so long that it is more likely right, for example after it has
 * slept. Safe for use by many threads.
 */
final class SteadyClock implements InstantSource {
    private static final Logger log = LoggerFactory.getLogger(SteadyClock.class);
    /** Longer than routine corrections of clocks, and shorter than anybody's time to move. */
    private static final Duration TOLERANCE = Duration.ofSeconds(30);
    /** The time after which the machine's new time is believed. */
    private static final Duration BELIEVED_AFTER = Duration.ofHours(1);

    private final InstantSource machine;
    private final LongSupplier nanos;
    private Instant told;
    private long toldAt;
    private long partedAt;
    private boolean parted;

    /** @param nanos the witness: a monotonic clock in nanoseconds, such as {@link System#nanoTime} */
    SteadyClock(InstantSource machine, LongSupplier nanos) {
        this.machine = machine;
        this.nanos = nanos;
        this.told = machine.instant();
        this.toldAt = nanos.getAsLong();
    }

    @Override
    public synchronized Instant instant() {
        long now = nanos.getAsLong();
        Instant witnessed = told.plusNanos(now - toldAt);
        Instant claimed = machine.instant();
        boolean agree = Duration.between(witnessed, claimed).abs().compareTo(TOLERANCE) <= 0;
        if (agree) {
            if (parted) {
                log.warn("The clock of the machine is right again.");
            }
            parted = false;
            return tell(claimed, now);
        }
        if (!parted) {
            parted = true;
            partedAt = now;
            log.warn(
                    "The clock of the machine has jumped from {} to {}; no player loses time. Correct the clock.",
                    witnessed,
                    claimed);
        }
        if (now - partedAt >= BELIEVED_AFTER.toNanos()) {
            parted = false;
            log.warn("The clock of the machine has kept its new time, which applies from now on: {}", claimed);
            return tell(claimed, now);
        }
        return tell(witnessed, now);
    }

    private Instant tell(Instant instant, long now) {
        told = instant;
        toldAt = now;
        return instant;
    }
}
