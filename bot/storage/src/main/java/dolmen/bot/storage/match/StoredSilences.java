package dolmen.bot.storage.match;

import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.silence.Silence;
import dolmen.bot.match.silence.Silences;
import dolmen.bot.storage.sql.Transactions;
import dolmen.rules.Seat;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.RowView;

/** The silences in the database. */
record StoredSilences(Transactions transactions) implements Silences {
    /** Only live matches have a scheduled look. */
    private static final String LIVE =
            "SELECT id, guild_id, channel_id, thread_id FROM matches WHERE look_at >= 0 AND %s";

    private static final String LIVE_ON_SERVER =
            "SELECT id, guild_id, channel_id, thread_id FROM matches WHERE guild_id = :guild AND result IS NULL";

    private static final String LASTING =
            "SELECT match_id, began_at, attempts, tried_at, told FROM silences WHERE ended_at IS NULL";

    private static final String PEOPLE = """
            SELECT seats.match_id, seats.seat, seats.player_id FROM silences
            JOIN matches ON matches.id = silences.match_id
            JOIN seats ON seats.match_id = silences.match_id
            WHERE silences.ended_at IS NULL AND silences.match_id > 0 AND %s
            """;

    @Override
    public List<Place> live() {
        return transactions.read(
                handle -> handle.createQuery(transactions.territory().bound(LIVE, "guild_id"))
                        .map(StoredSilences::place)
                        .list());
    }

    @Override
    public List<Place> live(GuildId guild) {
        return transactions.read(handle -> handle.createQuery(LIVE_ON_SERVER)
                .bind("guild", guild)
                .map(StoredSilences::place)
                .list());
    }

    private static Place place(RowView row) {
        return new Place(
                row.getColumn("id", MatchId.class),
                new Venue(
                        row.getColumn("guild_id", GuildId.class),
                        row.getColumn("channel_id", ChannelId.class),
                        row.getColumn("thread_id", ChannelId.class)));
    }

    @Override
    public List<Silence> lasting() {
        return transactions.read(handle -> handle.createQuery(LASTING
                        + " AND match_id > 0 AND %s ORDER BY match_id"
                                .formatted(transactions.territory().holdsMatch("silences.match_id")))
                .map(StoredSilences::silence)
                .list());
    }

    @Override
    public Map<MatchId, Map<Seat, PlayerId>> people() {
        return transactions.read(handle -> handle.createQuery(
                        transactions.territory().bound(PEOPLE, "matches.guild_id"))
                .reduceRows(new HashMap<MatchId, Map<Seat, PlayerId>>(), StoredSilences::seated));
    }

    private static Map<MatchId, Map<Seat, PlayerId>> seated(Map<MatchId, Map<Seat, PlayerId>> people, RowView row) {
        PlayerId player = row.getColumn("player_id", PlayerId.class);
        if (player.person()) {
            people.computeIfAbsent(row.getColumn("match_id", MatchId.class), match -> new HashMap<>())
                    .put(row.getColumn("seat", Seat.class), player);
        }
        return people;
    }

    @Override
    public Optional<Silence> of(MatchId match) {
        return transactions.read(handle -> handle.createQuery(LASTING + " AND match_id = :match")
                .bind("match", match)
                .map(StoredSilences::silence)
                .findOne());
    }

    private static Silence silence(RowView row) {
        return new Silence(
                row.getColumn("match_id", MatchId.class),
                row.getColumn("began_at", Instant.class),
                row.getColumn("attempts", Integer.class),
                Optional.ofNullable(row.getColumn("tried_at", Instant.class)),
                SeatList.read(row.getColumn("told", String.class)));
    }

    @Override
    public boolean begin(MatchId match, Instant now) {
        return of(match).isEmpty()
                && transactions.write(
                                match,
                                handle -> handle.createUpdate("""
                                INSERT INTO silences (match_id, began_at)
                                SELECT :match, :now
                                WHERE NOT EXISTS (
                                    SELECT 1 FROM silences WHERE match_id = :match AND ended_at IS NULL)
                                ON CONFLICT (match_id, began_at) DO UPDATE SET ended_at = NULL
                                """)
                                        .bind("match", match)
                                        .bind("now", now)
                                        .execute())
                        > 0;
    }

    @Override
    public void keep(Silence silence) {
        transactions.write(
                silence.match(),
                handle -> handle.createUpdate("""
                        UPDATE silences SET attempts = :attempts, tried_at = :tried, told = :told
                        WHERE match_id = :match AND began_at = :began
                        """)
                        .bind("attempts", silence.attempts())
                        .bind("tried", silence.tried())
                        .bind("told", SeatList.write(silence.told()))
                        .bind("match", silence.match())
                        .bind("began", silence.began())
                        .execute());
    }

    @Override
    public boolean owing(MatchId match) {
        return transactions.read(handle -> handle.createQuery(
                        "SELECT EXISTS (SELECT 1 FROM notices WHERE match_id = :match AND settled_at IS NULL)")
                .bind("match", match)
                .mapTo(Boolean.class)
                .one());
    }

    @Override
    public void end(MatchId match, Instant now) {
        transactions.write(match, handle -> {
            end(handle, match, now);
            handle.createUpdate("""
                            UPDATE notices SET due_at = :now, attempts = 0
                            WHERE match_id = :match AND settled_at IS NULL
                            """).bind("now", now).bind("match", match).execute();
            return handle.createUpdate("UPDATE matches SET look_at = 0 WHERE id = :match AND look_at IS NOT NULL")
                    .bind("match", match)
                    .execute();
        });
    }

    @Override
    public void bury(MatchId match, String why, Instant now) {
        transactions.write(match, handle -> {
            end(handle, match, now);
            return handle.createUpdate("""
                            UPDATE notices SET settled_at = :now, settled_how = :why
                            WHERE match_id = :match AND settled_at IS NULL
                            """)
                    .bind("now", now)
                    .bind("why", why)
                    .bind("match", match)
                    .execute();
        });
    }

    private static void end(Handle handle, MatchId match, Instant now) {
        handle.createUpdate("""
                        UPDATE silences SET ended_at = CASE WHEN began_at > :now THEN began_at ELSE :now END
                        WHERE match_id = :match AND ended_at IS NULL
                        """).bind("now", now).bind("match", match).execute();
    }
}
