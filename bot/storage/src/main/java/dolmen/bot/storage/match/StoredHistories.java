package dolmen.bot.storage.match;

import dolmen.bot.history.Histories;
import dolmen.bot.history.PastMatch;
import dolmen.bot.history.PlayerHistory;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.storage.sql.Transactions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jdbi.v3.core.result.RowView;
import org.jdbi.v3.core.statement.Query;

/** The finished matches of players, in the database. */
record StoredHistories(Transactions transactions) implements Histories {
    private static final String ENDED = """
            FROM seats JOIN matches ON matches.id = seats.match_id
            JOIN results ON results.match_id = matches.id AND results.kind = 'ENDED'
            WHERE seats.player_id = :player AND matches.result IN ('DECIDED', 'DRAWN') AND results.played_by_all = TRUE
            """;
    static final String MATCHES = """
            SELECT matches.id, matches.guild_id, matches.game, matches.variant, matches.plies, matches.started_at,
                   matches.changed_at,
                   EXISTS (SELECT 1 FROM moves WHERE moves.match_id = matches.id AND moves.move = '!hints') AS hints
            """ + ENDED;
    private static final String AT_LAST = """
            AND CAST(matches.id AS TEXT) LIKE :number || '%'
            ORDER BY matches.changed_at DESC, matches.id DESC
            LIMIT :limit
            """;
    static final String LATEST = MATCHES + AT_LAST;
    static final String SEATS_OF_LATEST = """
            SELECT seats.match_id, seats.player_id, seats.place
            FROM seats
            WHERE seats.match_id IN (SELECT matches.id %s)
            ORDER BY seats.match_id, seats.seat
            """.formatted(ENDED + AT_LAST);
    static final String SEATS = """
            SELECT seats.match_id, seats.player_id, seats.place
            FROM seats AS own
            JOIN matches ON matches.id = own.match_id
            JOIN seats ON seats.match_id = own.match_id
            WHERE own.player_id = :player AND matches.result IN ('DECIDED', 'DRAWN')
            ORDER BY seats.match_id, seats.seat
            """;

    static final String FINISHED = """
            SELECT DISTINCT matches.variant
            FROM seats JOIN matches ON matches.id = seats.match_id
            JOIN results ON results.match_id = matches.id AND results.kind = 'ENDED'
            WHERE seats.player_id = :player AND matches.game = :game AND matches.result IN ('DECIDED', 'DRAWN')
              AND results.played_by_all
            """;

    @Override
    public PlayerHistory of(PlayerId player) {
        return transactions.read(handle -> {
            Map<MatchId, RankedTable> tables = tables(handle.createQuery(SEATS).bind("player", player));
            return new PlayerHistory(player, matches(handle.createQuery(MATCHES).bind("player", player), tables));
        });
    }

    @Override
    public List<PastMatch> latest(PlayerId player, String number, int limit) {
        return transactions.read(handle -> matches(
                asked(handle.createQuery(LATEST), player, number, limit),
                tables(asked(handle.createQuery(SEATS_OF_LATEST), player, number, limit))));
    }

    private static Query asked(Query latest, PlayerId player, String number, int limit) {
        return latest.bind("player", player).bind("number", number).bind("limit", limit);
    }

    @Override
    public Set<String> finished(PlayerId player, String game) {
        return transactions.read(handle -> handle.createQuery(FINISHED)
                .bind("player", player)
                .bind("game", game)
                .mapTo(String.class)
                .set());
    }

    /** The people at a table and their places, by seat. */
    private record RankedTable(List<PlayerId> players, List<Integer> places) {
        RankedTable() {
            this(new ArrayList<>(), new ArrayList<>());
        }
    }

    private static List<PastMatch> matches(Query query, Map<MatchId, RankedTable> tables) {
        return query.map(row -> match(row, tables.getOrDefault(row.getColumn("id", MatchId.class), new RankedTable())))
                .list();
    }

    private static Map<MatchId, RankedTable> tables(Query query) {
        return query.reduceRows(new LinkedHashMap<>(), (tables, row) -> {
            RankedTable table =
                    tables.computeIfAbsent(row.getColumn("match_id", MatchId.class), match -> new RankedTable());
            table.players().add(row.getColumn("player_id", PlayerId.class));
            table.places().add(row.getColumn("place", Integer.class));
            return tables;
        });
    }

    private static PastMatch match(RowView row, RankedTable table) {
        return new PastMatch(
                row.getColumn("id", MatchId.class),
                row.getColumn("guild_id", GuildId.class),
                row.getColumn("game", String.class),
                row.getColumn("variant", String.class),
                table.players(),
                table.places(),
                row.getColumn("plies", Integer.class),
                row.getColumn("hints", Boolean.class),
                row.getColumn("started_at", Instant.class),
                row.getColumn("changed_at", Instant.class));
    }
}
