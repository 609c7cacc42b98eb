package dolmen.bot.storage.match;

import dolmen.bot.id.ChallengeId;
import dolmen.bot.id.ChannelId;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.id.Venue;
import dolmen.bot.match.Match;
import dolmen.bot.match.challenge.ChallengeRepository;
import dolmen.bot.match.computer.ComputerPlayers;
import dolmen.bot.match.notice.Notice;
import dolmen.bot.storage.sql.UnreadableRowException;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.Variant;
import dolmen.rules.host.Conclusion;
import dolmen.rules.host.HostedGame;
import dolmen.rules.play.GameRecord;
import java.time.DateTimeException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.RowView;
import org.jdbi.v3.core.result.UnableToProduceResultException;
import org.jdbi.v3.core.statement.Update;

/** Reads and writes the rows of a match in three tables, within the caller's transaction. */
public record MatchRows(GameRegistry games) {
    static final String MATCH = """
            SELECT matches.*, challenges.rated
            FROM matches JOIN challenges ON challenges.id = matches.challenge_id
            WHERE matches.id = :id
            """;
    /** Checks the result too, because seats of annulled matches have no place either. */
    private static final String LIVE_OF_PLAYER = """
            SELECT DISTINCT seats.match_id
            FROM seats
            JOIN matches ON matches.id = seats.match_id
            WHERE seats.player_id = :player AND seats.place IS NULL AND matches.result IS NULL
            """;

    /**
     * Replays the match with the given id.
     *
     * @throws UnreadableRowException if this release cannot replay it
     */
    public Optional<Match> find(Handle handle, MatchId id) {
        List<PlayerId> players = players(handle, id);
        return handle.createQuery(MATCH)
                .bind("id", id)
                .map(row -> match(row, id, players, moves(handle, id)))
                .findOne();
    }

    private Match match(RowView row, MatchId id, List<PlayerId> players, List<String> moves) {
        try {
            return new Match(
                    id,
                    venue(row),
                    players,
                    game(row, moves),
                    ClockColumns.read(row, players.size()),
                    row.getColumn("rated", Boolean.class),
                    Optional.ofNullable(row.getColumn("decided_by", PlayerId.class)),
                    RequestColumns.read(row),
                    row.getColumn("revision", Integer.class),
                    Optional.ofNullable(row.getColumn("run_from", Integer.class)),
                    row.getColumn("started_at", Instant.class),
                    row.getColumn("changed_at", Instant.class));
        } catch (IllegalArgumentException | DateTimeException | UnableToProduceResultException cause) {
            throw new UnreadableRowException("Match", id.value(), cause);
        }
    }

    private static Venue venue(RowView row) {
        return new Venue(
                row.getColumn("guild_id", GuildId.class),
                row.getColumn("channel_id", ChannelId.class),
                row.getColumn("thread_id", ChannelId.class));
    }

    private HostedGame<?> game(RowView row, List<String> moves) {
        int plies = row.getColumn("plies", Integer.class);
        if (moves.size() != plies) {
            throw new IllegalArgumentException("it has %d plies but %d moves".formatted(plies, moves.size()));
        }
        Variant variant = row.getColumn("variant", Variant.class);
        return HostedGame.replay(games.game(variant.game()), new GameRecord(variant, moves));
    }

    /** The live matches of the player. */
    public static List<MatchId> liveOf(Handle handle, PlayerId player) {
        return handle.createQuery(LIVE_OF_PLAYER)
                .bind("player", player)
                .mapTo(MatchId.class)
                .list();
    }

    private static List<PlayerId> players(Handle handle, MatchId id) {
        return handle.createQuery("SELECT player_id FROM seats WHERE match_id = :id ORDER BY seat")
                .bind("id", id)
                .mapTo(PlayerId.class)
                .list();
    }

    private static List<String> moves(Handle handle, MatchId id) {
        return handle.createQuery("SELECT move FROM moves WHERE match_id = :id ORDER BY ply")
                .bind("id", id)
                .mapTo(String.class)
                .list();
    }

    /** Starts the match of an accepted challenge. Schedules its first board, unless a computer player moves first. */
    public Match begin(Handle handle, ChallengeId challenge, ChallengeRepository.Opening opening) {
        MatchId match = insert(handle, challenge, opening);
        Match begun = find(handle, match).orElseThrow();
        StoredClosings.showInTournament(handle, match, opening.now());
        ComputerPlayers.thinksAt(begun)
                .ifPresent(then -> handle.execute("UPDATE matches SET think_at = ? WHERE id = ?", then, match));
        if (!begun.answersSoon()) {
            NoticeRows.insert(handle, List.of(begun.notice(Notice.Kind.BOARD)), opening.now());
        }
        return begun;
    }

    private static MatchId insert(Handle handle, ChallengeId challenge, ChallengeRepository.Opening opening) {
        Variant variant = opening.record().variant();
        MatchId match = handle.createUpdate("""
                        INSERT INTO matches (challenge_id, guild_id, channel_id, thread_id, game, variant, plies,
                                             revision, started_at, changed_at)
                        VALUES (:challenge, :guild, :channel, :thread, :game, :variant, :plies, :plies, :now, :now)
                        """)
                .bindMethods(opening.venue())
                .bind("challenge", challenge)
                .bind("game", variant.game())
                .bind("variant", variant)
                .bind("plies", opening.record().moves().size())
                .bind("now", opening.now())
                .executeAndReturnGeneratedKeys("id")
                .mapTo(MatchId.class)
                .one();
        ClockColumns.bind(
                        handle.createUpdate("UPDATE matches SET " + ClockColumns.ASSIGNMENTS + " WHERE id = :id"),
                        opening.clock())
                .bind("id", match)
                .execute();
        insertSeats(handle, match, opening.players());
        insertMoves(handle, match, opening.record().moves(), 0);
        return match;
    }

    private static void insertSeats(Handle handle, MatchId match, List<PlayerId> players) {
        var seats =
                handle.prepareBatch("INSERT INTO seats (match_id, seat, player_id) VALUES (:match, :seat, :player)");
        for (int seat = 0; seat < players.size(); seat++) {
            seats.bind("match", match)
                    .bind("seat", seat)
                    .bind("player", players.get(seat))
                    .add();
        }
        seats.execute();
    }

    /** Updates the row of the match, if it is still {@code before}, and schedules a look at the match. */
    static boolean update(Handle handle, Match before, Match after) {
        Update update = handle.createUpdate("""
                UPDATE matches
                SET plies = :plies, result = :result, decided_by = :moderator, changed_at = :changed, revision = :revision,
                    run_from = :runFrom, look_at = CASE WHEN :live THEN 0 END, think_at = :thinkAt, %s, %s
                WHERE id = :id AND revision = :revisionBefore
                """.formatted(ClockColumns.ASSIGNMENTS, RequestColumns.ASSIGNMENTS));
        ClockColumns.bind(update, after.clock());
        RequestColumns.bind(update, after.request());
        return update.bind("plies", after.ply())
                        .bind("result", after.conclusion().map(MatchRows::result))
                        .bind("moderator", after.moderator())
                        .bind("changed", after.changedAt())
                        .bind("revision", after.revision())
                        .bind("runFrom", after.runFrom())
                        .bind("live", after.live())
                        .bind("thinkAt", ComputerPlayers.thinksAt(after))
                        .bind("id", before.id())
                        .bind("revisionBefore", before.revision())
                        .execute()
                == 1;
    }

    /** The stored name of a conclusion, for the column {@code result}. */
    public static String result(Conclusion conclusion) {
        return switch (conclusion) {
            case Conclusion.Annulled annulled -> "VOID";
            case Conclusion.Ranked ranked -> ranked.drawn() ? "DRAWN" : "DECIDED";
        };
    }

    static void insertMoves(Handle handle, MatchId match, List<String> moves, int firstPly) {
        var rows = handle.prepareBatch("INSERT INTO moves (match_id, ply, move) VALUES (:match, :ply, :move)");
        for (int ply = firstPly; ply < moves.size(); ply++) {
            rows.bind("match", match)
                    .bind("ply", ply)
                    .bind("move", moves.get(ply))
                    .add();
        }
        rows.execute();
    }

    /**
     * Stores the places of the players. A match that is declared void later keeps them, because ratings were based on
     * them.
     */
    static void updatePlaces(Handle handle, MatchId match, Conclusion conclusion) {
        switch (conclusion) {
            case Conclusion.Annulled annulled -> {}
            case Conclusion.Ranked ranked -> updatePlaces(handle, match, ranked.ranking());
        }
    }

    private static void updatePlaces(Handle handle, MatchId match, List<Set<Seat>> ranking) {
        var rows = handle.prepareBatch("UPDATE seats SET place = :place WHERE match_id = :match AND seat = :seat");
        for (int place = 0; place < ranking.size(); place++) {
            for (Seat seat : ranking.get(place)) {
                rows.bind("match", match)
                        .bind("seat", seat)
                        .bind("place", place + 1)
                        .add();
            }
        }
        rows.execute();
    }
}
