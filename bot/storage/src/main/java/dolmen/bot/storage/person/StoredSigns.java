package dolmen.bot.storage.person;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.Shards;
import dolmen.bot.storage.rating.Seals;
import dolmen.bot.storage.sql.Transactions;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import java.util.stream.IntStream;
import org.jdbi.v3.core.Handle;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The signs of life of shards in the database, and the outages, which are times without signs. Only the latest division
 * into shards has signs; an outage keeps the division of its time. Safe for use by many threads.
 */
final class StoredSigns {
    private static final Logger log = LoggerFactory.getLogger(StoredSigns.class);

    /** Longer than any pause between two signs of life of a running process. */
    private static final Duration OUTAGE = Duration.ofMinutes(1);
    /**
     * Each sign is flushed to the disk, which proves that the disk is writable. The stored start of an outage is too
     * early by at most this time.
     */
    private static final Duration BETWEEN_SIGNS = Duration.ofSeconds(5);

    /** The SQL condition for the bound shards. */
    static final String THESE = "total = :total AND shard BETWEEN :first AND :last";

    private final Transactions transactions;
    private final Shards own;
    private volatile Optional<Signs> seen = Optional.empty();

    /** The last sign of the longest-silent shard, and the latest sign of all shards. */
    private record Signs(Instant earliest, Instant latest) {}

    StoredSigns(Transactions transactions) {
        this.transactions = transactions;
        this.own = transactions.territory().shards();
    }

    void hostIsUp(Instant now) {
        Optional<Signs> seen = seenSince(now.minus(BETWEEN_SIGNS));
        if (seen.filter(signs -> signs.latest().minus(OUTAGE).isAfter(now)).isPresent()) {
            clockWentBack(now);
        } else if (seen.filter(signs -> signs.earliest().plus(BETWEEN_SIGNS).isAfter(now))
                .isEmpty()) {
            give(own, now);
        }
    }

    /**
     * Counts a shard of an absent process as up for a moment, so that a player who moves there through this process
     * loses no time.
     */
    void hostWasReached(GuildId guild, Instant now) {
        Shards reached = own.serve(guild) ? own : shardOf(guild);
        Optional<Signs> seen = reached.equals(own) ? seenSince(now.minus(OUTAGE)) : signs(reached);
        if (seen.filter(signs -> signs.earliest().plus(OUTAGE).isBefore(now)).isPresent()) {
            give(reached, now);
        }
    }

    private Shards shardOf(GuildId guild) {
        int shard = Shards.shardOf(guild, own.total());
        return new Shards(shard, shard, own.total());
    }

    /** The last signs of this process's shards. Reads them only if the cached ones are not later than the instant. */
    private Optional<Signs> seenSince(Instant then) {
        Optional<Signs> remembered = seen.filter(signs -> signs.earliest().isAfter(then));
        if (remembered.isEmpty()) {
            seen = signs(own);
        }
        return seen;
    }

    /** Looks up missing signs once more, because another process may change the division at the same moment. */
    private Optional<Signs> signs(Shards shards) {
        Optional<Signs> found = transactions.read(handle -> signs(handle, shards));
        if (found.isPresent()) {
            return found;
        }
        if (transactions.read(this::endOfFormer).isPresent()) {
            transactions.write(this::divideAnew);
        }
        return transactions.read(handle -> signs(handle, shards));
    }

    private static Optional<Signs> signs(Handle handle, Shards shards) {
        return handle.createQuery(
                        "SELECT min(seen_at) AS earliest, max(seen_at) AS latest FROM signs WHERE %s HAVING count(*) > 0"
                                .formatted(THESE))
                .bindMethods(shards)
                .map(row -> new Signs(row.getColumn("earliest", Instant.class), row.getColumn("latest", Instant.class)))
                .findOne();
    }

    /** The last sign of a former division, with more shards or fewer; empty if there is none. */
    private Optional<Instant> endOfFormer(Handle handle) {
        return Optional.ofNullable(handle.createQuery("SELECT max(seen_at) FROM signs WHERE total <> :total")
                .bindMethods(own)
                .mapTo(Instant.class)
                .one());
    }

    /**
     * Ends the former division, if there is one, at its last sign. Its shards that were silent by then get an outage
     * until that time. The shards of the new division count as seen at that time.
     */
    private Optional<Instant> divideAnew(Handle handle) {
        Optional<Instant> end = endOfFormer(handle);
        end.ifPresent(at -> divideAnew(handle, at));
        return end;
    }

    private void divideAnew(Handle handle, Instant end) {
        handle.createUpdate("""
                        INSERT INTO outages (total, shard, from_at, to_at) SELECT total, shard, seen_at, :end FROM signs
                        WHERE total <> :total AND seen_at < :since
                        """)
                .bindMethods(own)
                .bind("end", end)
                .bind("since", end.minus(OUTAGE))
                .execute();
        handle.createUpdate("DELETE FROM signs WHERE total <> :total")
                .bindMethods(own)
                .execute();
        sign(handle, new Shards(0, own.total() - 1, own.total()), end);
    }

    private void give(Shards shards, Instant now) {
        transactions.write(handle -> {
            handle.createUpdate("""
                            INSERT INTO outages (total, shard, from_at, to_at) SELECT total, shard, seen_at, :now FROM signs
                            WHERE seen_at < :since AND %s
                            """.formatted(THESE))
                    .bindMethods(shards)
                    .bind("now", now)
                    .bind("since", now.minus(OUTAGE))
                    .execute();
            Seals.forget(handle, now);
            sign(handle, shards, now);
            return true;
        });
    }

    private static void sign(Handle handle, Shards shards, Instant now) {
        var rows = handle.prepareBatch("""
                INSERT INTO signs (total, shard, seen_at) VALUES (:total, :shard, :now)
                ON CONFLICT (total, shard) DO UPDATE SET seen_at = excluded.seen_at WHERE signs.seen_at < excluded.seen_at
                """);
        IntStream.rangeClosed(shards.first(), shards.last())
                .forEach(shard -> rows.bind("total", shards.total())
                        .bind("shard", shard)
                        .bind("now", now)
                        .add());
        rows.execute();
    }

    /** Corrects the times that a fast clock has stored. */
    private void clockWentBack(Instant now) {
        log.warn("The clock went back to {}; work scheduled for later is due now.", now);
        transactions.write(handle -> {
            FutureTimes.bringForward(handle, own, now);
            return true;
        });
        seen = Optional.empty();
    }
}
