package dolmen.bot.storage.rating;

import java.util.List;
import org.jdbi.v3.core.Handle;

/** All tables that follow from the log of results, within the caller's transaction. */
record RatingTables(Handle handle) {
    private static final List<String> DERIVED =
            List.of("ratings", "rating_changes", "rating_scopes", "rating_corrections", "standings", "standing_counts");

    /** Copies the current rows, for {@link #differences()}. */
    void remember() {
        for (String table : DERIVED) {
            handle.execute("DROP TABLE IF EXISTS %s_before".formatted(table));
            handle.execute("CREATE TEMP TABLE %s_before AS SELECT * FROM %s".formatted(table, table));
        }
        handle.execute("DROP TABLE IF EXISTS results_before");
        handle.execute("CREATE TEMP TABLE results_before AS SELECT * FROM results");
    }

    /** Resets the tables to the state before any judgement. */
    void clear() {
        DERIVED.forEach(table -> handle.execute("DELETE FROM " + table));
        handle.execute("UPDATE results SET verdict = NULL");
    }

    /** The number of ratings. */
    long ratings() {
        return handle.select("SELECT count(*) FROM ratings").mapTo(long.class).one();
    }

    /** Returns the number of new and missing rows, compared with the copies, and deletes the copies. */
    long differences() {
        long differences = differences("results");
        for (String table : DERIVED) {
            differences += differences(table);
        }
        return differences;
    }

    private long differences(String table) {
        String sql = "SELECT count(*) FROM (SELECT * FROM %s EXCEPT SELECT * FROM %s) AS different";
        String before = "%s_before".formatted(table);
        long differences = handle.select(sql.formatted(table, before))
                        .mapTo(long.class)
                        .one()
                + handle.select(sql.formatted(before, table)).mapTo(long.class).one();
        handle.execute("DROP TABLE " + before);
        return differences;
    }
}
