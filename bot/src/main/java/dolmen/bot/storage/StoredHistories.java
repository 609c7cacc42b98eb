package dolmen.bot.storage;

import dolmen.bot.history.Histories;
import dolmen.bot.history.PastMatch;
import dolmen.bot.history.PlayerHistory;
import dolmen.bot.id.GuildId;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jdbi.v3.core.Handle;

/** What has been played to an end, in the database. */
final class StoredHistories implements Histories {
    static final String MATCHES = """
            SELECT matches.id, matches.guild_id, matches.game, matches.variant, matches.plies, matches.started_at,
                   matches.changed_at
            FROM seats JOIN matches ON matches.id = seats.match_id
            WHERE seats.player_id = :player AND matches.result IN ('DECIDED', 'DRAWN')
            """;
    static final String SEATS = """
            SELECT seats.match_id, seats.player_id, seats.place
            FROM seats AS own
            JOIN matches ON matches.id = own.match_id
            JOIN seats ON seats.match_id = own.match_id
            WHERE own.player_id = :player AND matches.result IN ('DECIDED', 'DRAWN')
            ORDER BY seats.match_id, seats.seat
            """;

    private final Database database;

    StoredHistories(Database database) {
        this.database = database;
    }

    @Override
    public PlayerHistory of(PlayerId player) {
        return database.read(handle -> {
            Map<Long, Table> tables = tables(handle, player);
            List<PastMatch> matches = handle.createQuery(MATCHES)
                    .bind("player", player.value())
                    .map((row, statement) -> match(row, tables.getOrDefault(row.getLong("id"), new Table())))
                    .list();
            return new PlayerHistory(player, matches);
        });
    }

    /** Who sat at a table, and who came where, by seat. */
    private record Table(List<PlayerId> players, List<Integer> places) {
        Table() {
            this(new ArrayList<>(), new ArrayList<>());
        }
    }

    private static Map<Long, Table> tables(Handle handle, PlayerId player) {
        return handle.createQuery(SEATS)
                .bind("player", player.value())
                .reduceResultSet(new LinkedHashMap<>(), (tables, row, statement) -> {
                    Table table = tables.computeIfAbsent(row.getLong("match_id"), match -> new Table());
                    table.players().add(new PlayerId(row.getLong("player_id")));
                    table.places().add(row.getInt("place"));
                    return tables;
                });
    }

    private static PastMatch match(ResultSet row, Table table) throws SQLException {
        return new PastMatch(
                new MatchId(row.getLong("id")),
                new GuildId(row.getLong("guild_id")),
                row.getString("game"),
                row.getString("variant"),
                table.players(),
                table.places(),
                row.getInt("plies"),
                Instant.ofEpochMilli(row.getLong("started_at")),
                Instant.ofEpochMilli(row.getLong("changed_at")));
    }
}
