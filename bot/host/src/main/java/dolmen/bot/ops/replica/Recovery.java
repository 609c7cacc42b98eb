package dolmen.bot.ops.replica;

import dolmen.bot.storage.postgres.Roster.Holdings;
import java.time.Duration;
import java.util.HashSet;
import java.util.Set;
import java.util.function.LongSupplier;

/**
 * Decides when the shards may be divided again after an outage. Until then a replica keeps what it has, since the
 * others may not be back yet. For use by one thread.
 */
final class Recovery {
    /** Longer than the longest pause of a client between two attempts to reconnect to Discord. */
    private static final Duration DISCORD = Duration.ofSeconds(40);

    /** The time that a holder gets to reconnect to the database. Nobody may have its shards meanwhile. */
    private static final Duration DATABASE = Duration.ofSeconds(10);

    private final LongSupplier nanos;
    private final Set<Integer> seen = new HashSet<>();
    private long endAtDiscord;
    private long endAtDatabase;

    /** @param nanos the clock of the process */
    Recovery(LongSupplier nanos) {
        this.nanos = nanos;
        this.endAtDiscord = nanos.getAsLong();
        this.endAtDatabase = endAtDiscord;
    }

    /** Discord lets this replica in again; it ends when all that have shards are back or have left. */
    void discordIsBack() {
        seen.clear();
        endAtDiscord = nanos.getAsLong() + DISCORD.toNanos();
    }

    /** The database did not answer at a look. */
    void databaseIsSilent() {
        endAtDatabase = nanos.getAsLong() + DATABASE.toNanos();
    }

    /** True unless an outage has just ended, as judged at a look. */
    boolean over(Holdings now) {
        long time = nanos.getAsLong();
        seen.addAll(now.replicas());
        if (now.silent().stream().filter(now.holders()::containsValue).allMatch(seen::contains)) {
            endAtDiscord = time;
        }
        return time - endAtDiscord >= 0 && time - endAtDatabase >= 0;
    }
}
