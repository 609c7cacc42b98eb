package dolmen.bot.storage.postgres;

import java.time.Duration;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/**
 * A moment, and how long ago it is by the longer of two clocks: one that never jumps and may stand still while the
 * machine sleeps, and that of the machine, which does not. A machine that is set forward makes it longer ago than it
 * is, which does no harm: somebody asks once more.
 */
record Moment(Clocks clocks, long nanos, long millis) {

    /**
     * Both clocks.
     *
     * @param nanos nanoseconds that never jump, as of {@link System#nanoTime}
     */
    record Clocks(LongSupplier nanos, InstantSource machine) {
        static final Clocks OF_MACHINE = new Clocks(System::nanoTime, InstantSource.system());

        Moment now() {
            return new Moment(this, nanos.getAsLong(), machine.millis());
        }
    }

    /** Whether it is longer ago than that. */
    boolean before(Duration ago) {
        return clocks.nanos().getAsLong() - nanos > ago.toNanos()
                || clocks.machine().millis() - millis > ago.toMillis();
    }
}
