package dolmen.bot.storage.postgres;

import java.time.Duration;
import java.time.InstantSource;
import java.util.function.LongSupplier;

/**
 * A point in time that measures its age by two clocks and takes the longer age. The monotonic clock may stop while the
 * machine sleeps; the wall clock does not. If the wall clock is set forward, the age is too long, which only causes one
 * more query.
 */
record ClockReading(Clocks clocks, long nanos, long millis) {

    /**
     * Both clocks.
     *
     * @param nanos the monotonic clock in nanoseconds, such as {@link System#nanoTime}
     */
    record Clocks(LongSupplier nanos, InstantSource machine) {
        static final Clocks OF_MACHINE = new Clocks(System::nanoTime, InstantSource.system());

        ClockReading now() {
            return new ClockReading(this, nanos.getAsLong(), machine.millis());
        }
    }

    /** True if the reading is older than the given time. */
    boolean before(Duration ago) {
        return clocks.nanos().getAsLong() - nanos > ago.toNanos()
                || clocks.machine().millis() - millis > ago.toMillis();
    }
}
