package dolmen.bot.storage;

import dolmen.bot.match.ChallengeId;
import dolmen.bot.match.ChallengeRepository;
import dolmen.bot.match.ChannelId;
import dolmen.bot.match.GuildId;
import dolmen.bot.match.Match;
import dolmen.bot.match.MatchId;
import dolmen.bot.match.PlayerId;
import dolmen.bot.match.Venue;
import dolmen.rules.GameRecord;
import dolmen.rules.GameRegistry;
import dolmen.rules.Seat;
import dolmen.rules.host.Conclusion;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jdbi.v3.core.Handle;

/** The rows of a match in three tables, read within a transaction of the caller's. */
record MatchRows(GameRegistry games) {

    /** One row of the table of matches; the plies are counted there, the moves stand elsewhere. */
    private record Row(MatchId id, Venue venue, String variant, int plies, Instant startedAt, Instant changedAt) {

        static Row of(ResultSet row) throws SQLException {
            return new Row(
                    new MatchId(row.getLong("id")),
                    new Venue(
                            new GuildId(row.getLong("guild_id")),
                            new ChannelId(row.getLong("channel_id")),
                            new ChannelId(row.getLong("thread_id"))),
                    row.getString("variant"),
                    row.getInt("plies"),
                    Instant.ofEpochMilli(row.getLong("started_at")),
                    Instant.ofEpochMilli(row.getLong("changed_at")));
        }
    }

    /**
     * The match of that number, replayed.
     *
     * @throws UnreadableRowException if this release cannot replay it
     */
    Optional<Match> find(Handle handle, MatchId id) {
        return handle.createQuery("SELECT * FROM matches WHERE id = :id")
                .bind("id", id.value())
                .map((row, statement) -> Row.of(row))
                .findOne()
                .map(row -> replay(row, players(handle, id), moves(handle, id)));
    }

    private Match replay(Row row, List<PlayerId> players, List<String> moves) {
        try {
            if (moves.size() != row.plies()) {
                throw new IllegalArgumentException("it has %d plies but %d moves".formatted(row.plies(), moves.size()));
            }
            return Match.replay(
                    games,
                    row.id(),
                    row.venue(),
                    players,
                    new GameRecord(StoredVariant.read(games, row.variant()), moves),
                    row.startedAt(),
                    row.changedAt());
        } catch (IllegalArgumentException cause) {
            throw new UnreadableRowException("Match", row.id().value(), cause);
        }
    }

    private static List<PlayerId> players(Handle handle, MatchId id) {
        return handle.createQuery("SELECT player_id FROM seats WHERE match_id = :id ORDER BY seat")
                .bind("id", id.value())
                .map((row, statement) -> new PlayerId(row.getLong("player_id")))
                .list();
    }

    private static List<String> moves(Handle handle, MatchId id) {
        return handle.createQuery("SELECT move FROM moves WHERE match_id = :id ORDER BY ply")
                .bind("id", id.value())
                .map((row, statement) -> row.getString("move"))
                .list();
    }

    /** Begins a match; the number that it was given. */
    static MatchId insert(Handle handle, ChallengeId challenge, ChallengeRepository.Opening opening) {
        long id = handle.createUpdate("""
                        INSERT INTO matches (challenge_id, guild_id, channel_id, thread_id, game, variant, plies,
                                             started_at, changed_at)
                        VALUES (:challenge, :guild, :channel, :thread, :game, :variant, :plies, :now, :now)
                        """)
                .bind("challenge", challenge.value())
                .bind("guild", opening.venue().guild().value())
                .bind("channel", opening.venue().channel().value())
                .bind("thread", opening.venue().thread().value())
                .bind("game", opening.record().variant().game())
                .bind("variant", opening.record().variant().text())
                .bind("plies", opening.record().moves().size())
                .bind("now", opening.now().toEpochMilli())
                .executeAndReturnGeneratedKeys("id")
                .map((row, statement) -> row.getLong(1))
                .one();
        var match = new MatchId(id);
        insertSeats(handle, match, opening.players());
        insertMoves(handle, match, opening.record().moves(), 0);
        return match;
    }

    private static void insertSeats(Handle handle, MatchId match, List<PlayerId> players) {
        var seats =
                handle.prepareBatch("INSERT INTO seats (match_id, seat, player_id) VALUES (:match, :seat, :player)");
        for (int seat = 0; seat < players.size(); seat++) {
            seats.bind("match", match.value())
                    .bind("seat", seat)
                    .bind("player", players.get(seat).value())
                    .add();
        }
        seats.execute();
    }

    /** Replaces the row of the match, if it still stands as before. */
    static boolean update(Handle handle, Match before, Match after) {
        return handle.createUpdate("""
                                UPDATE matches
                                SET plies = :plies, result = :result, changed_at = :changed
                                WHERE id = :id AND plies = :pliesBefore AND (result IS NULL) = :liveBefore
                                """)
                        .bind("plies", after.ply())
                        .bind(
                                "result",
                                after.conclusion().map(MatchRows::result).orElse(null))
                        .bind("changed", after.changedAt().toEpochMilli())
                        .bind("id", before.id().value())
                        .bind("pliesBefore", before.ply())
                        .bind("liveBefore", before.live())
                        .execute()
                == 1;
    }

    private static String result(Conclusion conclusion) {
        return switch (conclusion) {
            case Conclusion.Annulled annulled -> "VOID";
            case Conclusion.Ranked ranked -> ranked.drawn() ? "DRAWN" : "DECIDED";
        };
    }

    static void insertMoves(Handle handle, MatchId match, List<String> moves, int firstPly) {
        var rows = handle.prepareBatch("INSERT INTO moves (match_id, ply, move) VALUES (:match, :ply, :move)");
        for (int ply = firstPly; ply < moves.size(); ply++) {
            rows.bind("match", match.value())
                    .bind("ply", ply)
                    .bind("move", moves.get(ply))
                    .add();
        }
        rows.execute();
    }

    /** Stores who came where; of a match that counts for nothing nobody came anywhere. */
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
                rows.bind("match", match.value())
                        .bind("seat", seat.index())
                        .bind("place", place + 1)
                        .add();
            }
        }
        rows.execute();
    }
}
