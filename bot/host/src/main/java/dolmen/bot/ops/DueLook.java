package dolmen.bot.ops;

import dolmen.bot.storage.Database;
import dolmen.bot.storage.Database.Queue;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Collections;
import java.util.Optional;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * A look at the due work in the database, taken for all workers together: an idle host queries the database once a
 * pace, not once a worker. Safe for use by many threads.
 */
final class DueLook {
    private final Database database;
    private final InstantSource clock;
    private final LongSupplier nanos;
    private final long keptNanos;
    private Set<Queue> due = Set.of();
    private Optional<Long> looked = Optional.empty();

    /**
     * A look that is first taken when somebody asks.
     *
     * @param pace of the workers; a look is kept for a little less
     * @param nanos a clock that never jumps, in nanoseconds
     */
    DueLook(Database database, Duration pace, InstantSource clock, LongSupplier nanos) {
        this.database = database;
        this.clock = clock;
        this.nanos = nanos;
        this.keptNanos = pace.multipliedBy(9).dividedBy(10).toNanos();
    }

    /** True if something was due in one of these queues at the last look. */
    synchronized boolean any(Set<Queue> queues) {
        long now = nanos.getAsLong();
        if (looked.filter(then -> now - then < keptNanos).isEmpty()) {
            due = database.due(clock.instant());
            looked = Optional.of(now);
        }
        return !Collections.disjoint(due, queues);
    }
}
