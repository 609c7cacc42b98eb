package dolmen.bot.storage;

import dolmen.bot.match.Notice;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** The rows of notices, written within the transaction of what caused them. */
final class NoticeRows {
    private NoticeRows() {}

    static void insert(Handle handle, List<Notice> owed, Instant due) {
        var rows = handle.prepareBatch(
                "INSERT INTO notices (match_id, revision, ply, kind, due_at) VALUES (:match, :revision, :ply, :kind, :due)");
        for (Notice notice : owed) {
            rows.bind("match", notice.match().value())
                    .bind("revision", notice.revision())
                    .bind("ply", notice.ply())
                    .bind("kind", notice.kind().name())
                    .bind("due", due.toEpochMilli())
                    .add();
        }
        rows.execute();
    }
}
