package dolmen.bot.storage.verification;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.TournamentId;
import dolmen.bot.match.challenge.ChallengeRepository;
import dolmen.bot.match.preference.PreferenceRepository;
import dolmen.bot.storage.match.MatchRows;
import dolmen.bot.storage.sql.DatabaseEngine;
import dolmen.bot.storage.sql.Transactions;
import dolmen.bot.tournament.TournamentRepository;
import java.time.Instant;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import org.jdbi.v3.core.Handle;

/**
 * A verification of a whole database that nobody else uses. It reads in batches, so that the database may be larger
 * than memory. Faults are reported while it runs.
 */
public record Verification(
        DatabaseEngine engine,
        Transactions transactions,
        MatchRows matches,
        ChallengeRepository challenges,
        TournamentRepository tournaments,
        PreferenceRepository preferences) {
    private static final int BATCH = 1000;

    /**
     * Verifies everything but ratings, which follow from the rest.
     *
     * @param now the current time, to find stored times in the future
     * @return the number of matches
     */
    public long run(Instant now, Findings findings) {
        brokenKeys(findings);
        transactions.read(handle -> {
            Law.ALL.forEach(law ->
                    handle.createQuery(law.breaches()).mapTo(String.class).forEach(findings::fault));
            return true;
        });
        readable("challenges", "id", "challenge", id -> challenges.find(new ChallengeId(id)), findings);
        readable("tournaments", "id", "tournament", id -> tournaments.find(new TournamentId(id)), findings);
        readable("player_preferences", "player_id", "player", id -> preferences.of(new PlayerId(id)), findings);
        readable("guild_preferences", "guild_id", "server", id -> preferences.of(new GuildId(id)), findings);
        return replayed(now, findings);
    }

    private void brokenKeys(Findings findings) {
        transactions.read(handle -> {
            engine.brokenReferences(handle).forEach(findings::fault);
            return true;
        });
    }

    private void readable(String table, String key, String name, LongConsumer read, Findings findings) {
        each(table, key, id -> {
            try {
                read.accept(id);
            } catch (RuntimeException unreadable) {
                findings.fault("%s %d: it cannot be read: %s".formatted(name, id, unreadable.getMessage()));
            }
        });
    }

    private long replayed(Instant now, Findings findings) {
        var check = new MatchCheck(matches, now);
        long all = transactions.read(handle -> handle.createQuery("SELECT count(*) FROM matches")
                .mapTo(long.class)
                .one());
        var seen = new long[1];
        each("matches", "id", id -> {
            List<String> faults = transactions.read(handle -> check.faults(handle, new MatchId(id)));
            faults.forEach(fault -> findings.fault("match %d: %s".formatted(id, fault)));
            if (++seen[0] % BATCH == 0) {
                findings.progress(seen[0], all);
            }
        });
        return seen[0];
    }

    /** Reads batches in key order. Each starts after the last key of the batch before. */
    private void each(String table, String key, Consumer<Long> look) {
        List<Long> some = keys(table, key, Long.MIN_VALUE);
        while (!some.isEmpty()) {
            some.forEach(look);
            some = keys(table, key, some.getLast());
        }
    }

    private List<Long> keys(String table, String key, long after) {
        return transactions.read(handle -> keys(handle, table, key, after));
    }

    private static List<Long> keys(Handle handle, String table, String key, long after) {
        return handle.createQuery(
                        "SELECT %1$s FROM %2$s WHERE %1$s > :after ORDER BY %1$s LIMIT :limit".formatted(key, table))
                .bind("after", after)
                .bind("limit", BATCH)
                .mapTo(Long.class)
                .list();
    }
}
