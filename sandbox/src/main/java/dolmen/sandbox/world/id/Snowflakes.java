package dolmen.sandbox.world.id;

import java.time.Instant;
import java.time.InstantSource;

/** Generates ids as Discord does: the upper bits are the milliseconds since 2015, the time of creation. */
public final class Snowflakes {
    private static final long EPOCH = 1_420_070_400_000L;
    private static final int TIME_SHIFT = 22;

    private final InstantSource clock;
    private long last;

    public Snowflakes(InstantSource clock, long last) {
        this.clock = clock;
        this.last = last;
    }

    /** The next id, larger than all before it even if the clock stops or goes back. */
    public long next() {
        last = Math.max(last + 1, (clock.millis() - EPOCH) << TIME_SHIFT);
        return last;
    }

    public static Instant time(long id) {
        return Instant.ofEpochMilli((id >> TIME_SHIFT) + EPOCH);
    }
}
