package dolmen.bot.storage.match;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.notice.NoticeQueue;
import dolmen.bot.storage.sql.Transactions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.RowView;

/** The notices in the database. */
record StoredNotices(Transactions transactions) implements NoticeQueue {
    static final String DUE = """
            SELECT id, match_id, revision, ply, kind, calls, attempts
            FROM notices
            WHERE settled_at IS NULL
              AND match_id IN (
                SELECT match_id FROM notices AS owed WHERE settled_at IS NULL AND due_at <= :now AND %s
                ORDER BY due_at LIMIT :limit)
            ORDER BY id
            """;

    static final String LATEST = """
            SELECT match_id FROM notices
            WHERE id > (SELECT coalesce(max(id), 0) FROM notices) - :most
              AND (settled_at IS NULL OR settled_at >= :since) AND %s
            """;

    /** A board or result has waited since the match's last change. Failed attempts are repeated within a day. */
    static final String OVERDUE = """
            SELECT count(*) AS boards, min(since) AS since FROM (
                SELECT (SELECT changed_at FROM matches WHERE matches.id = notices.match_id AND %s) AS since FROM notices
                WHERE settled_at IS NULL AND due_at <= :tomorrow AND kind IN ('BOARD', 'RESULT')
                  AND NOT EXISTS (
                      SELECT 1 FROM silences WHERE silences.match_id = notices.match_id AND ended_at IS NULL)) AS owed
            WHERE since <= :since
            """;

    @Override
    public List<OwedNotice> due(Instant now, int limit) {
        return transactions.read(
                handle -> handle.createQuery(transactions.territory().boundByMatch(DUE, "owed.match_id"))
                        .bind("now", now)
                        .bind("limit", limit)
                        .map(StoredNotices::read)
                        .list());
    }

    @Override
    public List<MatchId> latest(int most, Instant since) {
        return transactions.read(handle -> handle
                .createQuery(transactions.territory().boundByMatch(LATEST, "notices.match_id"))
                .bind("most", most)
                .bind("since", since)
                .mapTo(MatchId.class)
                .stream()
                .distinct()
                .toList());
    }

    @Override
    public Optional<Overdue> overdue(Instant since) {
        return transactions.read(handle -> handle.createQuery(
                        transactions.territory().bound(OVERDUE, "matches.guild_id"))
                .bind("since", since)
                .bind("tomorrow", since.plus(Duration.ofDays(1)))
                .map(row -> Optional.ofNullable(row.getColumn("since", Instant.class))
                        .map(first -> new Overdue(row.getColumn("boards", Integer.class), first)))
                .one());
    }

    private static OwedNotice read(RowView row) {
        var notice = new Notice(
                row.getColumn("match_id", MatchId.class),
                row.getColumn("revision", Integer.class),
                row.getColumn("ply", Integer.class),
                row.getColumn("kind", Notice.Kind.class),
                row.getColumn("calls", Boolean.class));
        return new OwedNotice(row.getColumn("id", Long.class), notice, row.getColumn("attempts", Integer.class));
    }

    @Override
    public void settle(OwedNotice owed, String how, Instant now) {
        transactions.write(
                owed.match(),
                handle -> handle.createUpdate("""
                        UPDATE notices SET settled_at = :now, settled_how = :how
                        WHERE id = :id AND settled_at IS NULL
                        """)
                        .bind("now", now)
                        .bind("how", how)
                        .bind("id", owed.id())
                        .execute());
    }

    @Override
    public void postpone(OwedNotice owed, Instant until, String why) {
        transactions.write(owed.match(), handle -> {
            handle.createUpdate("""
                            UPDATE notices SET due_at = :until, attempts = attempts + 1, last_failure = :why
                            WHERE id = :id AND settled_at IS NULL
                            """)
                    .bind("until", until)
                    .bind("why", why)
                    .bind("id", owed.id())
                    .execute();
            return holdUpWhatFollows(handle, owed, until);
        });
    }

    private static int holdUpWhatFollows(Handle handle, OwedNotice owed, Instant until) {
        return handle.createUpdate("""
                        UPDATE notices SET due_at = :until
                        WHERE match_id = :match
                          AND settled_at IS NULL AND id > :id AND due_at < :until
                        """)
                .bind("until", until)
                .bind("match", owed.match())
                .bind("id", owed.id())
                .execute();
    }
}
