package dolmen.bot.storage.person;

import dolmen.bot.id.PlayerId;
import dolmen.bot.match.delivery.Digests;
import dolmen.bot.storage.sql.Transactions;
import java.time.Instant;
import java.util.List;

/** The times of digests in the database, in the rows of their players' settings. */
record StoredDigests(Transactions transactions) implements Digests {
    static final String DUE = """
            SELECT player_id, digest_due_at FROM player_preferences
            WHERE digest_due_at <= :now AND %s ORDER BY digest_due_at LIMIT :limit
            """;

    @Override
    public List<DueDigest> due(Instant now, int limit) {
        return transactions.read(handle -> handle.createQuery(
                        transactions.territory().bound(DUE, "player_id"))
                .bind("now", now)
                .bind("limit", limit)
                .map(row -> new DueDigest(
                        row.getColumn("player_id", PlayerId.class), row.getColumn("digest_due_at", Instant.class)))
                .list());
    }

    @Override
    public void next(DueDigest before, Instant at) {
        transactions.write(handle -> handle.createUpdate("""
                        UPDATE player_preferences SET digest_due_at = :at
                        WHERE player_id = :player AND digest_due_at = :since
                        """)
                .bind("at", at)
                .bind("player", before.player())
                .bind("since", before.since())
                .execute());
    }
}
