package dolmen.bot.storage.postgres;

import java.time.Duration;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/**
 * A point in time, with an age by the longer of two clocks: a monotonic one, which may stand still while the machine
 * sleeps, and the machine's wall clock, which does not. A wall clock that is set forward makes it seem older than it
 * is, which is harmless: it causes one more query.
 */
record ClockReading(Clocks clocks, long nanos, long millis) {

    /**
     * Both clocks.
     *
     * @param nanos monotonic nanoseconds, as of {@link System#nanoTime}
     */
    record Clocks(LongSupplier nanos, InstantSource machine) {
        static final Clocks OF_MACHINE = new Clocks(System::nanoTime, InstantSource.system());

        ClockReading now() {
            return new ClockReading(this, nanos.getAsLong(), machine.millis());
        }
    }

    /** True if it is longer ago. */
    boolean before(Duration ago) {
        return clocks.nanos().getAsLong() - nanos > ago.toNanos()
                || clocks.machine().millis() - millis > ago.toMillis();
    }
}
