package dolmen.bot.storage.match;

import dolmen.bot.analysis.Analyses;
import dolmen.bot.id.MatchId;
import dolmen.bot.match.Match;
import dolmen.bot.storage.sql.Transactions;
import dolmen.rules.analysis.Glimpse;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The analyses of matches in the database. */
record StoredAnalyses(Transactions transactions) implements Analyses {
    private static final String DUE = """
            SELECT match_id FROM analyses WHERE due_at <= :now AND %s ORDER BY due_at LIMIT :limit
            """;

    @Override
    public void ask(Match match, Instant now) {
        transactions.write(
                match.id(),
                handle -> handle.createUpdate("""
                        INSERT INTO analyses (match_id, asked_at, due_at) VALUES (:match, :now, :now)
                        ON CONFLICT DO NOTHING
                        """)
                        .bind("match", match.id())
                        .bind("now", now)
                        .execute());
    }

    @Override
    public Optional<List<Glimpse>> of(MatchId match) {
        return transactions.read(handle -> handle.createQuery("SELECT glimpses FROM analyses WHERE match_id = :match")
                .bind("match", match)
                .mapTo(String.class)
                .findOne()
                .map(stored -> stored.lines().map(Glimpse::read).toList()));
    }

    @Override
    public List<MatchId> due(Instant now, int limit) {
        return transactions.read(
                handle -> handle.createQuery(transactions.territory().boundByMatch(DUE, "analyses.match_id"))
                        .bind("now", now)
                        .bind("limit", limit)
                        .mapTo(MatchId.class)
                        .list());
    }

    @Override
    public void add(MatchId match, int before, Glimpse glimpse, Optional<Instant> next) {
        transactions.write(
                match,
                handle -> handle.createUpdate("""
                        UPDATE analyses SET glimpses = glimpses || :glimpse, taken = taken + 1, due_at = :next
                        WHERE match_id = :match AND taken = :before
                        """)
                        .bind("glimpse", glimpse.text() + "\n")
                        .bind("next", next.orElse(null))
                        .bind("match", match)
                        .bind("before", before)
                        .execute());
    }

    @Override
    public void postpone(MatchId match, Instant until) {
        transactions.write(
                match,
                handle -> handle.createUpdate(
                                "UPDATE analyses SET due_at = :until WHERE match_id = :match AND due_at IS NOT NULL")
                        .bind("until", until)
                        .bind("match", match)
                        .execute());
    }

    @Override
    public void settle(MatchId match) {
        transactions.write(
                match,
                handle -> handle.createUpdate("UPDATE analyses SET due_at = NULL WHERE match_id = :match")
                        .bind("match", match)
                        .execute());
    }
}
