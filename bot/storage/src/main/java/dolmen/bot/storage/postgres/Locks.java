package dolmen.bot.storage.postgres;

import dolmen.bot.id.Shards;
import java.time.Duration;

/**
 * The statements that take locks. The lock numbers spell "dolmen" and a purpose in ASCII, because other programs may
 * take locks in the same database.
 */
final class Locks {
    private static final String WHOLE = "x'646f6c6d656e'::bigint";
    private static final String NUMBER_OF_SHARDS = "x'646f6c74'::int";
    private static final String SHARD = "x'646f6c73'::int";
    private static final String RELIEF = "x'646f6c72'::int";
    private static final String ANSWERS = "x'646f6c61'::int";
    private static final String TURN = "x'646f6c6d'::int";
    private static final String LOGIN = "x'646f6c69'::int";
    private static final String FENCE = "x'646f6c66'::int";
    private static final String REPLICA = "x'646f6c63'::int";

    private Locks() {}

    /** Locks the whole database for one process. */
    static String alone() {
        return """
                DO $$ BEGIN
                    IF NOT pg_try_advisory_lock(%s) THEN
                        RAISE EXCEPTION 'another Dolmen uses the database' USING ERRCODE = 'lock_not_available';
                    END IF;
                END $$""".formatted(WHOLE);
    }

    /** Locks the database for all processes with the same total number of shards. */
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

    /** Marks a connection as one of a replica. */
    static String replica(int number) {
        return "SELECT pg_advisory_lock_shared(%s, %d)".formatted(REPLICA, number);
    }

    /**
     * The connections of replicas, with one row for each and each of its shards: the number of the replica; the shard,
     * or null for a connection without one; and the time since its last query in milliseconds, by the server's clock.
     * Shards of other processes have no number of a replica.
     */
    static String replicas() {
        return """
                WITH held AS (
                    SELECT pid, classid::bigint AS class, objid::bigint AS number
                    FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
                    WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2)
                SELECT replicas.number AS replica, shards.number AS shard,
                       coalesce((extract(epoch FROM clock_timestamp() - state_change) * 1000)::bigint, 0) AS silence
                FROM (SELECT * FROM held WHERE class = %s) AS replicas
                FULL JOIN (SELECT * FROM held WHERE class = %s) AS shards USING (pid)
                LEFT JOIN pg_stat_activity USING (pid)
                """.formatted(REPLICA, SHARD);
    }

    /**
     * Takes every shard, and then the fence of the process. After a refusal, the locks taken before it are held until
     * the connection ends; nothing may be written meanwhile.
     *
     * @param replica the number of the replica; 0 for a process that is none
     */
    static String each(Shards shards, int fence, int replica) {
        return """
                DO $$ BEGIN
                    IF %d <> 0 THEN
                        PERFORM pg_advisory_lock_shared(%s, %d);
                    END IF;
                    FOR shard IN %d..%d LOOP
                        IF NOT pg_try_advisory_lock(%s, shard) THEN
                            RAISE EXCEPTION 'another Dolmen has shard %%', shard USING ERRCODE = 'lock_not_available';
                        END IF;
                    END LOOP;
                    IF NOT pg_try_advisory_lock(%s, %d) THEN
                        RAISE EXCEPTION 'this process is writing in vain' USING ERRCODE = 'lock_not_available';
                    END IF;
                END $$""".formatted(replica, REPLICA, replica, shards.first(), shards.last(), SHARD, FENCE, fence);
    }

    /**
     * True if nobody holds the fence, so its process has lost its shards. That process cannot take them again during
     * this transaction.
     */
    static String fenceDown(int fence) {
        return "pg_try_advisory_xact_lock_shared(%s, %d)".formatted(FENCE, fence);
    }

    /**
     * Finds the holder of the first held shard: its process id and description, its fence, the time of its last
     * heartbeat in microseconds, and the age of that heartbeat in milliseconds, by the server's clock. A running
     * statement counts as a heartbeat.
     */
    static String holder(Shards shards) {
        return """
                SELECT pid, split_part(application_name, ', ', 2) || coalesce(' at ' || host(client_addr), '') || ' since '
                       || to_char(backend_start AT TIME ZONE 'UTC', 'YYYY-MM-DD HH24:MI:SS') || ' UTC' AS words,
                       split_part(split_part(application_name, ', ', 1), ' ', 3) AS fence,
                       coalesce(extract(epoch FROM state_change) * 1000000, 0)::bigint AS sign,
                       CASE WHEN state = 'idle'
                            THEN (extract(epoch FROM clock_timestamp() - state_change) * 1000)::bigint ELSE 0 END AS silence
                FROM pg_locks JOIN pg_stat_activity USING (pid) JOIN pg_database ON pg_database.oid = pg_locks.database
                WHERE pg_database.datname = current_database() AND locktype = 'advisory' AND objsubid = 2
                  AND classid::bigint = %s AND objid::bigint BETWEEN %d AND %d
                ORDER BY objid LIMIT 1
                """.formatted(SHARD, shards.first(), shards.last());
    }

    /** Ends this user's connections of the process with this fence. Returns a row for each. */
    static String end(int fence) {
        return """
                SELECT pg_terminate_backend(pid) FROM pg_stat_activity
                WHERE datname = current_database() AND usename = current_user
                  AND application_name LIKE 'dolmen %%' AND split_part(split_part(application_name, ', ', 1), ' ', 3) = '%d'
                """.formatted(fence);
    }

    /** Takes the task of relieving the holder of the shards; true if no other process has it. */
    static String takeRelief(Shards shards) {
        return "SELECT pg_try_advisory_lock(%s, %d)".formatted(RELIEF, shards.first());
    }

    /** True if a process has the task of relieving the holder of the shards. */
    static String relieved(Shards shards) {
        return held(RELIEF, shards.first());
    }

    /** Marks a process that relieves the holder of the shards as the one that answers. */
    static String answer(Shards shards) {
        return "SELECT pg_try_advisory_lock(%s, %d)".formatted(ANSWERS, shards.first());
    }

    /** True if a process answers that relieves the holder of the shards, or has just relieved it. */
    static String answered(Shards shards) {
        return held(ANSWERS, shards.first());
    }

    /** Lets the server end a connection with its locks, when it has been idle for a time. */
    static String endIdle(Duration longest) {
        return "SET idle_session_timeout = " + longest.toMillis();
    }

    private static String held(String kind, int number) {
        return """
                SELECT EXISTS (
                    SELECT 1 FROM pg_locks JOIN pg_database ON pg_database.oid = pg_locks.database
                    WHERE datname = current_database() AND locktype = 'advisory' AND objsubid = 2
                      AND classid::bigint = %s AND objid::bigint = %d)
                """.formatted(kind, number);
    }

    /**
     * Takes the write lock of a match, by its number, until the end of the transaction, and then evaluates the
     * condition.
     */
    static String turn(String condition) {
        return "SELECT pg_advisory_xact_lock(%s, ?), %s".formatted(TURN, condition);
    }

    /**
     * Takes the login turn of a group of shards, waiting up to 30 seconds. If the process freezes, the server frees the
     * turn after 15 seconds, which are more than a login and the pause after it.
     */
    static String login(int group) {
        return "SET lock_timeout = '30s'; SET idle_session_timeout = '15s'; SELECT pg_advisory_lock(%s, %d)"
                .formatted(LOGIN, group);
    }
}
