package dolmen.bot.storage.postgres;

import dolmen.bot.id.Shards;

/**
 * The statements that take locks. The numbers of locks say dolmen, and what is meant, in letters, since any program may
 * take locks in the same database.
 */
final class Locks {
    private static final String WHOLE = "x'646f6c6d656e'::bigint";
    private static final String NUMBER_OF_SHARDS = "x'646f6c74'::int";
    private static final String SHARD = "x'646f6c73'::int";
    private static final String RELIEF = "x'646f6c72'::int";
    private static final String TURN = "x'646f6c6d'::int";
    private static final String LOGIN = "x'646f6c69'::int";

    private Locks() {}

    /** The whole database, for one process alone. */
    static String alone() {
        return """
                DO $$ BEGIN
                    IF NOT pg_try_advisory_lock(%s) THEN
                        RAISE EXCEPTION 'another Dolmen uses the database' USING ERRCODE = 'lock_not_available';
                    END IF;
                END $$""".formatted(WHOLE);
    }

    /** The database together with others that divide all servers into as many shards. */
    static String together(Shards shards) {
        return """
                DO $$ BEGIN
                    IF NOT pg_try_advisory_lock_shared(%1$s) OR NOT pg_try_advisory_lock_shared(%2$s, %3$d) THEN
                        RAISE EXCEPTION 'another Dolmen uses the whole database' USING ERRCODE = 'lock_not_available';
                    END IF;
                    IF EXISTS (
                        SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
                        WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2
                          AND classid::bigint = %2$s AND objid::bigint <> %3$d)
                    THEN
                        RAISE EXCEPTION 'others divide all servers into another number of shards'
                            USING ERRCODE = 'lock_not_available';
                    END IF;
                END $$""".formatted(WHOLE, NUMBER_OF_SHARDS, shards.total());
    }

    /** Each of those shards. */
    static String each(Shards shards) {
        return """
                DO $$ BEGIN
                    FOR shard IN %d..%d LOOP
                        IF NOT pg_try_advisory_lock(%s, shard) THEN
                            RAISE EXCEPTION 'another Dolmen has shard %%', shard USING ERRCODE = 'lock_not_available';
                        END IF;
                    END LOOP;
                END $$""".formatted(shards.first(), shards.last(), SHARD);
    }

    /** Who holds the first of those shards, and since when, and the number of that connection. */
    static String holder(Shards shards) {
        return """
                SELECT pid, split_part(application_name, ', ', 2) || coalesce(' at ' || host(client_addr), '') || ' since '
                       || to_char(backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') || ' UTC'
                FROM pg_locks JOIN pg_stat_activity USING (pid) JOIN pg_database ON pg_database.oid = pg_locks.database
                WHERE pg_database.datname = current_database() AND locktype = 'advisory' AND objsubid = 2
                  AND classid::bigint = %s AND objid::bigint BETWEEN %d AND %d
                ORDER BY objid LIMIT 1
                """.formatted(SHARD, shards.first(), shards.last());
    }

    /** The task to relieve whoever has those shards; true if nobody else has taken it. */
    static String relief(Shards shards) {
        return "SELECT pg_try_advisory_lock(%s, %d)".formatted(RELIEF, shards.first());
    }

    /** The turn of a match to be written, by its number; until the end of the transaction. */
    static String turn() {
        return "SELECT pg_advisory_xact_lock(%s, ?)".formatted(TURN);
    }

    /** The turn of a group of shards to log in; waits half a minute for it, and is gone soon if its process is. */
    static String login(int group) {
        return "SET lock_timeout = '30s'; SET idle_session_timeout = '20s'; SELECT pg_advisory_lock(%s, %d)"
                .formatted(LOGIN, group);
    }
}
