package dolmen.bot.storage.match;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Revision;
import dolmen.bot.match.computer.Exhibitions;
import dolmen.bot.match.computer.Thoughts;
import dolmen.bot.storage.sql.Transactions;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/** The matches in the database in which a computer player is to move. */
record StoredThoughts(Transactions transactions) implements Thoughts, Exhibitions {
    static final String DUE = """
            SELECT id, revision FROM matches WHERE think_at <= :now AND %s ORDER BY think_at LIMIT :limit
            """;

    static final String AMONG_COMPUTERS = """
            SELECT id FROM matches
            WHERE think_at > 0 AND guild_id = :server
              AND NOT EXISTS (SELECT 1 FROM seats WHERE match_id = matches.id AND player_id NOT BETWEEN :first AND :last)
            LIMIT 1
            """;

    @Override
    public List<Revision> due(Instant now, int limit) {
        return transactions.read(
                handle -> handle.createQuery(transactions.territory().bound(DUE, "guild_id"))
                        .bind("now", now)
                        .bind("limit", limit)
                        .map(StoredMatches::revision)
                        .list());
    }

    @Override
    public Optional<MatchId> on(GuildId server) {
        return transactions.read(handle -> handle.createQuery(AMONG_COMPUTERS)
                .bind("server", server)
                .bind("first", PlayerId.ofComputer(1))
                .bind("last", PlayerId.HIGHEST_COMPUTER)
                .mapTo(MatchId.class)
                .findOne());
    }

    @Override
    public void postpone(MatchId match, Instant until) {
        transactions.write(
                match,
                handle -> handle.createUpdate(
                                "UPDATE matches SET think_at = :until WHERE id = :match AND think_at IS NOT NULL")
                        .bind("until", until)
                        .bind("match", match)
                        .execute());
    }
}
