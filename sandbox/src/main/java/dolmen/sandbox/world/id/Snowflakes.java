package dolmen.sandbox.world.id;

import java.time.Instant;
import java.time.InstantSource;

/** Makes Discord's ids: milliseconds since 2015 in the upper bits, so that an id tells the time of its creation. */
public final class Snowflakes {
    private static final long EPOCH = 1_420_070_400_000L;
    private static final int TIME_SHIFT = 22;

    private final InstantSource clock;
    private long last;

    public Snowflakes(InstantSource clock, long last) {
        this.clock = clock;
        this.last = last;
    }

    /** An id larger than every one before, even if the clock stops or goes back. */
    public long next() {
        last = Math.max(last + 1, (clock.millis() - EPOCH) << TIME_SHIFT);
        return last;
    }

    public static Instant time(long id) {
        return Instant.ofEpochMilli((id >> TIME_SHIFT) + EPOCH);
    }
}
