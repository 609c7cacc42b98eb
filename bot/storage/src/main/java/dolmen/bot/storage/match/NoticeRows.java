package dolmen.bot.storage.match;

import dolmen.bot.match.notice.Notice;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** Writes the rows of notices, within the transaction of their cause. */
final class NoticeRows {
    /** A new board replaces an unposted one, and takes over its call. */
    static final String INSERT = """
            INSERT INTO notices (match_id, revision, ply, kind, due_at, calls)
            VALUES (:match, :revision, :ply, :kind, :due,
                    :calls OR EXISTS (
                        SELECT 1 FROM notices
                        WHERE match_id = :match AND settled_at IS NULL AND kind = 'BOARD' AND calls))
            """;

    private NoticeRows() {}

    static void insert(Handle handle, List<Notice> owed, Instant due) {
        var rows = handle.prepareBatch(INSERT);
        for (Notice notice : owed) {
            rows.bindMethods(notice).bind("due", due).add();
        }
        rows.execute();
    }
}
