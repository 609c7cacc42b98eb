package dolmen.bot.storage;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.match.notice.NoticeQueue;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** The notices in the database. */
final class StoredNotices implements NoticeQueue {
    static final String DUE = """
            SELECT id, match_id, revision, ply, kind, calls, attempts
            FROM notices
            WHERE settled_at IS NULL
              AND match_id IN (
                SELECT match_id FROM notices WHERE settled_at IS NULL AND due_at <= :now ORDER BY due_at LIMIT :limit)
            ORDER BY id
            """;

    private final Database database;

    StoredNotices(Database database) {
        this.database = database;
    }

    @Override
    public List<OwedNotice> due(Instant now, int limit) {
        return database.read(handle -> handle.createQuery(DUE)
                .bind("now", now.toEpochMilli())
                .bind("limit", limit)
                .map((row, statement) -> read(row))
                .list());
    }

    private static OwedNotice read(ResultSet row) throws SQLException {
        var notice = new Notice(
                new MatchId(row.getLong("match_id")),
                row.getInt("revision"),
                row.getInt("ply"),
                Notice.Kind.valueOf(row.getString("kind")),
                row.getBoolean("calls"));
        return new OwedNotice(row.getLong("id"), notice, row.getInt("attempts"));
    }

    @Override
    public void settle(long id, String how, Instant now) {
        database.write(handle -> handle.createUpdate("""
                        UPDATE notices SET settled_at = :now, settled_how = :how
                        WHERE id = :id AND settled_at IS NULL
                        """)
                .bind("now", now.toEpochMilli())
                .bind("how", how)
                .bind("id", id)
                .execute());
    }

    @Override
    public void postpone(long id, Instant until, String why) {
        database.write(handle -> {
            handle.createUpdate("""
                            UPDATE notices SET due_at = :until, attempts = attempts + 1, last_failure = :why
                            WHERE id = :id AND settled_at IS NULL
                            """)
                    .bind("until", until.toEpochMilli())
                    .bind("why", why)
                    .bind("id", id)
                    .execute();
            return holdUpWhatFollows(handle, id, until);
        });
    }

    private static int holdUpWhatFollows(Handle handle, long id, Instant until) {
        return handle.createUpdate("""
                        UPDATE notices SET due_at = :until
                        WHERE match_id = (SELECT match_id FROM notices WHERE id = :id)
                          AND settled_at IS NULL AND id > :id AND due_at < :until
                        """)
                .bind("until", until.toEpochMilli())
                .bind("id", id)
                .execute();
    }
}
