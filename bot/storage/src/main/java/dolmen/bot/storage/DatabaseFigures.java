package dolmen.bot.storage;

import dolmen.bot.storage.sql.StoredBytes;
import java.time.Instant;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * Counts and sizes of the database at one moment.
 *
 * @param size the size of the whole database
 * @param noticesWaiting the number of undelivered notices
 * @param oldestNotice the start of the longest wait for a board or result, if any
 * @param liveMatches the number of matches in progress
 * @param silentMatches the number of live matches in a silence
 * @param endedMatches the number of ended matches by variant, the most played variant first
 */
public record DatabaseFigures(
        StoredBytes size,
        long noticesWaiting,
        Optional<Instant> oldestNotice,
        long liveMatches,
        long silentMatches,
        Map<String, Long> endedMatches) {
    /** A notice has no creation time, so the wait for it starts at the match's last change. */
    private static final String OLDEST = """
            SELECT min(matches.changed_at)
            FROM notices JOIN matches ON matches.id = notices.match_id
            WHERE notices.settled_at IS NULL AND notices.kind IN ('BOARD', 'RESULT')
            """;

    private static final String SILENT = """
            SELECT count(*) FROM silences JOIN matches ON matches.id = silences.match_id
            WHERE silences.ended_at IS NULL AND matches.result IS NULL
            """;

    private static final String ENDED =
            "SELECT variant, count(*) AS ended FROM matches WHERE result IS NOT NULL GROUP BY variant ORDER BY 2 DESC, 1";

    static DatabaseFigures read(Handle handle, StoredBytes size) {
        return new DatabaseFigures(
                size,
                number(handle, "SELECT count(*) FROM notices WHERE settled_at IS NULL"),
                handle.createQuery(OLDEST)
                        .map((row, context) -> Optional.ofNullable((Number) row.getObject(1))
                                .map(since -> Instant.ofEpochMilli(since.longValue())))
                        .one(),
                number(handle, "SELECT count(*) FROM matches WHERE result IS NULL"),
                number(handle, SILENT),
                ended(handle));
    }

    private static Map<String, Long> ended(Handle handle) {
        var byVariant = new LinkedHashMap<String, Long>();
        handle.createQuery(ENDED)
                .map(row -> byVariant.put(row.getColumn("variant", String.class), row.getColumn("ended", Long.class)))
                .forEach(before -> {});
        return byVariant;
    }

    private static long number(Handle handle, String query) {
        return handle.createQuery(query).mapTo(long.class).one();
    }
}
