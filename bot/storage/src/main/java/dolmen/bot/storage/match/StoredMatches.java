package dolmen.bot.storage.match;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Revision;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchRepository;
import dolmen.bot.match.Request;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.storage.rating.ResultLog;
import dolmen.bot.storage.sql.Transactions;
import dolmen.bot.storage.sql.UnreadableRowException;
import dolmen.rules.GameRegistry;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.RowView;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The matches in the database. Queries for several matches log and omit those that this release cannot read. */
final class StoredMatches implements MatchRepository {
    private static final Logger log = LoggerFactory.getLogger(StoredMatches.class);

    static final String LIVE_IN_THREAD =
            "SELECT id, revision FROM matches WHERE thread_id = :thread AND result IS NULL ORDER BY id";
    static final String LATEST_IN_THREAD =
            "SELECT id, revision FROM matches WHERE thread_id = :thread ORDER BY changed_at DESC, id DESC LIMIT 1";
    /** Checks the result too, because seats of annulled matches have no place either. */
    static final String LIVE_OF_PLAYER = """
            SELECT DISTINCT matches.id, matches.revision
            FROM seats
            JOIN matches ON matches.id = seats.match_id
            WHERE seats.player_id = :player AND seats.place IS NULL AND matches.result IS NULL
            """;

    static final String LIVE_ON_SERVER = """
            SELECT id, revision FROM matches
            WHERE guild_id = :guild AND result IS NULL AND substr(CAST(id AS TEXT), 1, length(:number)) = :number
            ORDER BY id DESC LIMIT :limit
            """;

    static final String LATEST_OF_GAME =
            "SELECT id, revision FROM matches WHERE game = :game ORDER BY id DESC LIMIT :limit";
    static final String LOOKS =
            "SELECT id, revision FROM matches WHERE look_at <= :now AND %s ORDER BY look_at LIMIT :limit";
    static final String FOLLOWING = "SELECT id FROM matches WHERE id > :number ORDER BY id LIMIT :limit";

    private final Transactions transactions;
    private final MatchRows rows;

    StoredMatches(Transactions transactions, GameRegistry games) {
        this.transactions = transactions;
        this.rows = new MatchRows(games);
    }

    @Override
    public Optional<Match> find(MatchId id) {
        return transactions.read(handle -> rows.find(handle, id));
    }

    @Override
    public List<Match> readable(List<MatchId> ids) {
        return transactions.read(handle -> readable(handle, ids).toList());
    }

    @Override
    public List<MatchId> following(MatchId number, int limit) {
        return transactions.read(handle -> handle.createQuery(FOLLOWING)
                .bind("number", number)
                .bind("limit", limit)
                .mapTo(MatchId.class)
                .list());
    }

    @Override
    public Optional<Revision> revision(MatchId id) {
        return transactions.read(handle -> handle.createQuery("SELECT id, revision FROM matches WHERE id = :id")
                .bind("id", id)
                .map(StoredMatches::revision)
                .findOne());
    }

    @Override
    public Optional<Revision> begunBy(ChallengeId challenge) {
        return transactions.read(
                handle -> handle.createQuery("SELECT id, revision FROM matches WHERE challenge_id = :challenge")
                        .bind("challenge", challenge)
                        .map(StoredMatches::revision)
                        .findOne());
    }

    @Override
    public List<Revision> in(ChannelId channel) {
        return transactions.read(handle -> {
            List<Revision> live = revisionsIn(handle, LIVE_IN_THREAD, channel);
            return live.isEmpty() ? revisionsIn(handle, LATEST_IN_THREAD, channel) : live;
        });
    }

    private static List<Revision> revisionsIn(Handle handle, String query, ChannelId thread) {
        return handle.createQuery(query)
                .bind("thread", thread)
                .map(StoredMatches::revision)
                .list();
    }

    static Revision revision(RowView row) {
        return new Revision(row.getColumn("id", MatchId.class), row.getColumn("revision", Integer.class));
    }

    @Override
    public List<Revision> liveOf(PlayerId player) {
        return transactions.read(handle -> handle.createQuery(LIVE_OF_PLAYER)
                .bind("player", player)
                .map(StoredMatches::revision)
                .list());
    }

    @Override
    public List<Revision> liveOn(GuildId guild, String number, int limit) {
        return transactions.read(handle -> handle.createQuery(LIVE_ON_SERVER)
                .bind("guild", guild)
                .bind("number", number)
                .bind("limit", limit)
                .map(StoredMatches::revision)
                .list());
    }

    @Override
    public List<Revision> latestOf(String game, int limit) {
        return transactions.read(handle -> handle.createQuery(LATEST_OF_GAME)
                .bind("game", game)
                .bind("limit", limit)
                .map(StoredMatches::revision)
                .list());
    }

    private Stream<Match> readable(Handle handle, List<MatchId> ids) {
        return ids.stream().flatMap(id -> {
            try {
                return rows.find(handle, id).stream();
            } catch (UnreadableRowException unreadable) {
                log.error("{}", unreadable.getMessage());
                return Stream.empty();
            }
        });
    }

    @Override
    public boolean replace(Match before, Match after, List<Notice> owed) {
        return transactions.write(before.id(), handle -> {
            if (!MatchRows.update(handle, before, after)) {
                return false;
            }
            MatchRows.insertMoves(handle, after.id(), after.record().moves(), before.ply());
            after.conclusion().ifPresent(conclusion -> {
                MatchRows.updatePlaces(handle, after.id(), conclusion);
                StoredPlans.delete(handle, after.id());
                StoredMessages.outdate(handle, after.id(), after.changedAt());
                StoredClosings.owe(handle, after.id(), after.changedAt());
            });
            if (requestEnded(before, after)) {
                StoredMessages.outdateRequest(handle, after.id(), after.changedAt());
            }
            ResultLog.add(handle, before, after);
            NoticeRows.insert(handle, owed, after.changedAt());
            return true;
        });
    }

    private static boolean requestEnded(Match before, Match after) {
        return before.request().filter(Request::stands).isPresent()
                && after.request().filter(Request::stands).isEmpty();
    }

    @Override
    public void relocate(MatchId id, Venue venue) {
        transactions.write(
                id,
                handle -> handle.createUpdate("""
                        UPDATE matches
                        SET guild_id = :guild, channel_id = :channel, thread_id = :thread, revision = revision + 1
                        WHERE id = :id
                        """)
                        .bindMethods(venue)
                        .bind("id", id)
                        .execute());
    }

    @Override
    public List<Revision> toLookAt(Instant now, int limit) {
        return transactions.read(
                handle -> handle.createQuery(transactions.territory().bound(LOOKS, "guild_id"))
                        .bind("now", now)
                        .bind("limit", limit)
                        .map(StoredMatches::revision)
                        .list());
    }

    @Override
    public void lookAgain(Match match, Instant at) {
        transactions.write(
                match.id(),
                handle -> handle.createUpdate("""
                        UPDATE matches SET look_at = :at
                        WHERE id = :id AND revision = :revision AND look_at IS NOT NULL
                        """)
                        .bind("at", at)
                        .bind("id", match.id())
                        .bind("revision", match.revision())
                        .execute());
    }

    @Override
    public void lookAgain(MatchId id, Instant at) {
        transactions.write(
                id,
                handle -> handle.createUpdate("UPDATE matches SET look_at = :at WHERE id = :id AND look_at IS NOT NULL")
                        .bind("at", at)
                        .bind("id", id)
                        .execute());
    }

    @Override
    public void lookAtAllOf(PlayerId player) {
        transactions.write(
                handle -> handle.createUpdate("""
                        UPDATE matches SET look_at = 0
                        WHERE look_at IS NOT NULL
                          AND id IN (SELECT match_id FROM seats WHERE player_id = :player AND place IS NULL)
                        """).bind("player", player).execute());
    }
}
