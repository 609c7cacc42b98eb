package dolmen.bot.storage.person;

import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.match.time.Stretch;
import dolmen.bot.match.time.TimeOff;
import dolmen.bot.storage.sql.Transactions;
import java.time.Instant;
import java.util.List;
import java.util.function.UnaryOperator;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.RowView;

/** Vacations and other rests of clocks, in the database. */
final class StoredTimeOff implements TimeOff {
    /** A turn starts when its board is due, so the rest until the board is posted starts at {@code :since}. */
    private static final String RESTS = """
            SELECT from_at, to_at FROM vacations WHERE player_id = :player AND to_at > :since
            UNION ALL
            SELECT from_at, to_at FROM outages
            JOIN matches ON matches.id = :match AND (guild_id >> 22) % total = shard
            WHERE to_at > :since
            UNION ALL
            SELECT began_at, coalesce(ended_at, :never) FROM silences
            WHERE match_id = :match AND coalesce(ended_at, :never) > :since
            UNION ALL
            SELECT :since, CASE WHEN settled_at < :now THEN settled_at ELSE :now END FROM notices
            WHERE match_id = :match AND kind = 'BOARD' AND calls
              AND :since < :now AND (settled_at IS NULL OR settled_at > :since)
            """;

    private final Transactions transactions;
    private final StoredSigns signs;

    StoredTimeOff(Transactions transactions) {
        this.transactions = transactions;
        this.signs = new StoredSigns(transactions);
    }

    @Override
    public List<Stretch> vacations(PlayerId player, Instant endingAfter) {
        return transactions.read(handle -> vacations(handle, player, endingAfter));
    }

    private static List<Stretch> vacations(Handle handle, PlayerId player, Instant endingAfter) {
        return handle.createQuery("""
                        SELECT from_at, to_at FROM vacations
                        WHERE player_id = :player AND to_at > :after ORDER BY from_at
                        """)
                .bind("player", player)
                .bind("after", endingAfter)
                .map(StoredTimeOff::stretch)
                .list();
    }

    @Override
    public List<Stretch> rests(PlayerId player, MatchId match, Instant since, Instant now) {
        return transactions.read(handle -> handle.createQuery(RESTS)
                .bind("player", player)
                .bind("match", match)
                .bind("since", since)
                .bind("now", now)
                .bind("never", Stretch.NEVER)
                .map(StoredTimeOff::stretch)
                .list());
    }

    private static Stretch stretch(RowView row) {
        return new Stretch(row.getColumn("from_at", Instant.class), row.getColumn("to_at", Instant.class));
    }

    @Override
    public List<Stretch> changeVacations(PlayerId player, Instant endingAfter, UnaryOperator<List<Stretch>> change) {
        return transactions.write(handle -> {
            List<Stretch> changed = change.apply(vacations(handle, player, endingAfter)).stream()
                    .filter(vacation -> vacation.from().isBefore(vacation.to()))
                    .toList();
            handle.createUpdate("DELETE FROM vacations WHERE player_id = :player AND to_at > :after")
                    .bind("player", player)
                    .bind("after", endingAfter)
                    .execute();
            insert(handle, player, changed);
            return changed;
        });
    }

    private static void insert(Handle handle, PlayerId player, List<Stretch> vacations) {
        var rows =
                handle.prepareBatch("INSERT INTO vacations (player_id, from_at, to_at) VALUES (:player, :from, :to)");
        vacations.forEach(
                vacation -> rows.bind("player", player).bindMethods(vacation).add());
        rows.execute();
    }

    @Override
    public void hostIsUp(Instant now) {
        signs.hostIsUp(now);
    }

    @Override
    public void hostWasReached(GuildId guild, Instant now) {
        signs.hostWasReached(guild, now);
    }
}
