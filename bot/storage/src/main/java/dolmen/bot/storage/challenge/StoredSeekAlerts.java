package dolmen.bot.storage.challenge;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.alert.SeekAlerts;
import dolmen.bot.match.challenge.Challenge;
import dolmen.bot.match.challenge.Terms;
import dolmen.bot.storage.sql.Transactions;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.statement.Update;

/** The alerts to seeks in the database. Their due times are in the rows of the challenges. */
record StoredSeekAlerts(Transactions transactions) implements SeekAlerts {
    static final String DUE = """
            SELECT id FROM challenges WHERE alert_at <= :now AND %s ORDER BY alert_at LIMIT :limit
            """;

    static final String CANDIDATES = """
            SELECT player_id FROM seek_alerts
            WHERE guild_id = :guild AND game = :game AND since <= :madeAt
              AND NOT EXISTS (SELECT 1 FROM told_seeks
                              WHERE player_id = seek_alerts.player_id AND challenge_id = :seek)
            ORDER BY coalesce((SELECT max(at) FROM told_seeks WHERE player_id = seek_alerts.player_id), 0), since
            LIMIT :limit
            """;

    private static final String ADDED = """
            INSERT INTO seek_alerts (player_id, guild_id, game, since) VALUES (:person, :server, :game, :now)
            ON CONFLICT DO NOTHING
            """;

    private static final String REMOVED = """
            DELETE FROM seek_alerts
            WHERE player_id = :person AND guild_id = :server AND game = :game
            """;

    private static final String FORGOTTEN = """
            DELETE FROM told_seeks
            WHERE player_id = :person
              AND EXISTS (SELECT 1 FROM challenges WHERE id = told_seeks.challenge_id AND made_at < :then)
            """;

    /** The age of a seek at which its alerts are forgotten. The seek has been closed for a day by then. */
    private static final Duration REMEMBERED = Duration.ofDays(2);

    @Override
    public Set<String> chosenBy(PlayerId person, GuildId server) {
        return transactions.read(handle -> chosenBy(handle, person, server));
    }

    private static Set<String> chosenBy(Handle handle, PlayerId person, GuildId server) {
        return handle.createQuery("SELECT game FROM seek_alerts WHERE player_id = :person AND guild_id = :server")
                .bind("person", person)
                .bind("server", server)
                .mapTo(String.class)
                .collect(Collectors.toUnmodifiableSet());
    }

    @Override
    public void choose(PlayerId person, GuildId server, Set<String> games, Instant now) {
        transactions.write(handle -> {
            Set<String> before = chosenBy(handle, person, server);
            before.stream()
                    .filter(game -> !games.contains(game))
                    .forEach(game ->
                            change(handle, REMOVED, person, server, game).execute());
            games.stream()
                    .filter(game -> !before.contains(game))
                    .forEach(game -> change(handle, ADDED, person, server, game)
                            .bind("now", now)
                            .execute());
            return games.size();
        });
    }

    private static Update change(Handle handle, String statement, PlayerId person, GuildId server, String game) {
        return handle.createUpdate(statement)
                .bind("person", person)
                .bind("server", server)
                .bind("game", game);
    }

    @Override
    public List<ChallengeId> due(Instant now, int limit) {
        return transactions.read(
                handle -> handle.createQuery(transactions.territory().bound(DUE, "guild_id"))
                        .bind("now", now)
                        .bind("limit", limit)
                        .mapTo(ChallengeId.class)
                        .list());
    }

    @Override
    public List<PlayerId> candidates(Challenge seek, int limit) {
        Terms terms = seek.terms();
        return transactions.read(handle -> handle.createQuery(CANDIDATES)
                .bind("guild", terms.guild())
                .bind("game", terms.variant().game())
                .bind("madeAt", terms.madeAt())
                .bind("seek", seek.id())
                .bind("limit", limit)
                .mapTo(PlayerId.class)
                .list());
    }

    @Override
    public int sentSince(PlayerId person, Instant then) {
        return transactions.read(
                handle -> handle.createQuery("SELECT count(*) FROM told_seeks WHERE player_id = :person AND at > :then")
                        .bind("person", person)
                        .bind("then", then)
                        .mapTo(Integer.class)
                        .one());
    }

    @Override
    public void sent(PlayerId person, Challenge seek, Instant now) {
        record(person, seek, Optional.of(now));
    }

    @Override
    public void passOver(PlayerId person, Challenge seek) {
        record(person, seek, Optional.empty());
    }

    private void record(PlayerId person, Challenge seek, Optional<Instant> at) {
        transactions.write(handle -> {
            handle.createUpdate(FORGOTTEN)
                    .bind("person", person)
                    .bind("then", seek.terms().madeAt().minus(REMEMBERED))
                    .execute();
            return handle.createUpdate("""
                            INSERT INTO told_seeks (player_id, challenge_id, at) VALUES (:person, :seek, :at)
                            ON CONFLICT DO NOTHING
                            """)
                    .bind("person", person)
                    .bind("seek", seek.id())
                    .bind("at", at)
                    .execute();
        });
    }

    @Override
    public void next(ChallengeId seek, Instant at) {
        set(seek, Optional.of(at));
    }

    @Override
    public void settle(ChallengeId seek) {
        set(seek, Optional.empty());
    }

    private void set(ChallengeId seek, Optional<Instant> due) {
        transactions.write(handle -> handle.createUpdate("UPDATE challenges SET alert_at = :due WHERE id = :seek")
                .bind("due", due)
                .bind("seek", seek)
                .execute());
    }
}
