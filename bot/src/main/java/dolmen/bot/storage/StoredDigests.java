package dolmen.bot.storage;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.delivery.Digests;
import java.time.Instant;
import java.util.List;

/** The times of digests in the database, beside what their players have chosen. */
final class StoredDigests implements Digests {
    static final String DUE = """
            SELECT player_id, digest_due_at FROM player_preferences
            WHERE digest_due_at <= :now ORDER BY digest_due_at LIMIT :limit
            """;

    private final Database database;

    StoredDigests(Database database) {
        this.database = database;
    }

    @Override
    public List<DueDigest> due(Instant now, int limit) {
        return database.read(handle -> handle.createQuery(DUE)
                .bind("now", now.toEpochMilli())
                .bind("limit", limit)
                .map((row, statement) -> new DueDigest(
                        new PlayerId(row.getLong("player_id")), Instant.ofEpochMilli(row.getLong("digest_due_at"))))
                .list());
    }

    @Override
    public void next(DueDigest before, Instant at) {
        database.write(handle -> handle.createUpdate("""
                        UPDATE player_preferences SET digest_due_at = :at
                        WHERE player_id = :player AND digest_due_at = :since
                        """)
                .bind("at", at.toEpochMilli())
                .bind("player", before.player().value())
                .bind("since", before.since().toEpochMilli())
                .execute());
    }
}
