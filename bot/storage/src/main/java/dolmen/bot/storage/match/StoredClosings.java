package dolmen.bot.storage.match;

import dolmen.bot.id.MatchId;
import dolmen.bot.match.ending.Closings;
import dolmen.bot.storage.sql.Transactions;
import java.time.Instant;
import java.util.List;
import org.jdbi.v3.core.Handle;

/** The threads to close, in the database. */
record StoredClosings(Transactions transactions) implements Closings {
    static final String DUE = """
            SELECT match_id, step, attempts FROM closings WHERE due_at <= :now AND %s ORDER BY due_at LIMIT :limit
            """;

    /** Schedules the closing of a finished match's thread, and what its challenge and its tournament show. */
    static void owe(Handle handle, MatchId match, Instant now) {
        handle.createUpdate("""
                        INSERT INTO closings (match_id, step, due_at) VALUES (:match, 'MARK', :now)
                        ON CONFLICT (match_id) DO UPDATE SET step = 'MARK', due_at = :now, attempts = 0
                        """).bind("match", match).bind("now", now).execute();
        handle.createUpdate("""
                        UPDATE challenges SET message_due_at = :now, message_attempts = 0
                        WHERE id = (SELECT challenge_id FROM matches WHERE id = :match)
                        """).bind("match", match).bind("now", now).execute();
        showInTournament(handle, match, now);
    }

    /** Schedules an update of the tournament of the match, if it belongs to one. */
    static void showInTournament(Handle handle, MatchId match, Instant now) {
        handle.createUpdate("""
                        UPDATE tournaments SET due_at = :now, calls = calls + 1
                        WHERE stage = 'RUNNING' AND id = (SELECT tournament_id FROM pairings
                            WHERE challenge_id = (SELECT challenge_id FROM matches WHERE id = :match))
                        """).bind("match", match).bind("now", now).execute();
    }

    @Override
    public List<OwedStep> due(Instant now, int limit) {
        return transactions.read(handle -> handle.createQuery(
                        transactions.territory().boundByMatch(DUE, "closings.match_id"))
                .bind("now", now)
                .bind("limit", limit)
                .map(row -> new OwedStep(
                        row.getColumn("match_id", MatchId.class),
                        row.getColumn("step", Step.class),
                        row.getColumn("attempts", Integer.class)))
                .list());
    }

    @Override
    public void marked(OwedStep done, Instant archive) {
        change("UPDATE closings SET step = 'ARCHIVE', due_at = :at, attempts = 0", done, archive);
    }

    @Override
    public void postpone(OwedStep owed, Instant until) {
        change("UPDATE closings SET due_at = :at, attempts = attempts + 1", owed, until);
    }

    @Override
    public void settle(OwedStep done) {
        transactions.write(
                done.match(),
                handle -> handle.createUpdate("DELETE FROM closings WHERE match_id = :match AND step = :step")
                        .bind("match", done.match())
                        .bind("step", done.step())
                        .execute());
    }

    private void change(String update, OwedStep step, Instant at) {
        transactions.write(
                step.match(),
                handle -> handle.createUpdate(update + " WHERE match_id = :match AND step = :step")
                        .bind("at", at)
                        .bind("match", step.match())
                        .bind("step", step.step())
                        .execute());
    }
}
