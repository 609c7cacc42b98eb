package dolmen.bot.storage.person;

import dolmen.bot.id.Shards;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * Corrects stored times that are in the future after a clock went back. Work that waits for such a time becomes due
 * now: an extra look does no harm, but a wait of weeks would. No outage ends in the future.
 */
final class FutureTimes {
    /** Rows of former divisions into shards belong to every process. */
    private static final String THESE_OR_FORMER = "(total <> :total OR shard BETWEEN :first AND :last)";

    private static final List<String> ALL = List.of(
            "UPDATE signs SET seen_at = :now WHERE seen_at > :now AND " + StoredSigns.THESE,
            "DELETE FROM outages WHERE from_at >= :now AND " + THESE_OR_FORMER,
            """
            INSERT INTO outages (to_at, total, shard, from_at) SELECT :now, total, shard, min(from_at) FROM outages
            WHERE to_at > :now AND %s GROUP BY total, shard
            ON CONFLICT (to_at, total, shard) DO UPDATE SET from_at = excluded.from_at
            """.formatted(THESE_OR_FORMER),
            "DELETE FROM outages WHERE to_at > :now AND " + THESE_OR_FORMER,
            "DELETE FROM silences WHERE ended_at IS NOT NULL AND began_at >= :now",
            "UPDATE silences SET ended_at = :now WHERE ended_at > :now",
            "UPDATE silences SET tried_at = :now WHERE tried_at > :now",
            "UPDATE silences SET began_at = :now WHERE began_at > :now",
            "UPDATE notices SET due_at = :now WHERE settled_at IS NULL AND due_at > :now",
            "UPDATE challenges SET message_due_at = :now WHERE message_due_at > :now",
            "UPDATE challenges SET alert_at = :now WHERE alert_at > :now",
            "UPDATE tournaments SET due_at = :now WHERE due_at > :now",
            "UPDATE matches SET look_at = :now WHERE look_at > :now",
            "UPDATE player_preferences SET digest_due_at = 0 WHERE digest_due_at > :now");

    private FutureTimes() {}

    /**
     * Moves future times to now. Signs and outages of other shards stay, because other processes have clocks of their
     * own.
     */
    static void bringForward(Handle handle, Shards shards, Instant now) {
        for (String sql : ALL) {
            handle.createUpdate(sql).bindMethods(shards).bind("now", now).execute();
        }
    }
}
