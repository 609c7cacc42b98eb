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
 * A cached query for due work, shared by all workers. An idle host therefore queries the database once per pace, not
 * once per worker. Safe for use by many threads.
 */
final class DueLook {
    private final Database database;
    private final InstantSource clock;
    private final LongSupplier nanos;
    private final long keptNanos;
    private Set<Queue> due = Set.of();
    private Optional<Long> looked = Optional.empty();

    /**
     * Creates the query; it first runs on demand.
     *
     * @param pace the pace of the workers; a result is cached for a little less
     * @param nanos a monotonic clock, in nanoseconds
     */
    DueLook(Database database, Duration pace, InstantSource clock, LongSupplier nanos) {
        this.database = database;
        this.clock = clock;
        this.nanos = nanos;
        this.keptNanos = pace.multipliedBy(9).dividedBy(10).toNanos();
    }

    /** True if something was due in one of these queues at the latest query. */
    synchronized boolean any(Set<Queue> queues) {
        long now = nanos.getAsLong();
        if (looked.filter(then -> now - then < keptNanos).isEmpty()) {
            due = database.due(clock.instant());
            looked = Optional.of(now);
        }
        return !Collections.disjoint(due, queues);
    }
}
