package dolmen.bot.storage;

import dolmen.bot.match.GuildId;
import dolmen.bot.match.Leaderboard;
import dolmen.bot.match.PlayerId;
import java.util.List;
import java.util.Optional;

/** The results in the database, counted anew for every question. */
final class StoredLeaderboard implements Leaderboard {
    static final String TOP = """
            SELECT seats.player_id,
                   SUM(CASE WHEN matches.result = 'DECIDED' AND seats.place = 1 THEN 1 ELSE 0 END) AS wins,
                   SUM(CASE WHEN matches.result = 'DRAWN' THEN 1 ELSE 0 END) AS draws,
                   SUM(CASE WHEN matches.result = 'DECIDED' AND seats.place > 1 THEN 1 ELSE 0 END) AS losses
            FROM matches
            JOIN seats ON seats.match_id = matches.id
            WHERE matches.result <> 'VOID' AND matches.guild_id = :guild %s
            GROUP BY seats.player_id
            ORDER BY wins DESC, losses, draws DESC, seats.player_id
            LIMIT :limit
            """;
    static final String OF_ALL_GAMES = TOP.formatted("");
    static final String OF_ONE_GAME = TOP.formatted("AND matches.game = :game");

    private final Database database;

    StoredLeaderboard(Database database) {
        this.database = database;
    }

    @Override
    public List<Row> top(GuildId guild, Optional<String> game, int limit) {
        return database.read(handle -> {
            var query = handle.createQuery(game.isPresent() ? OF_ONE_GAME : OF_ALL_GAMES);
            game.ifPresent(id -> query.bind("game", id));
            return query.bind("guild", guild.value())
                    .bind("limit", limit)
                    .map((row, statement) -> new Row(
                            new PlayerId(row.getLong("player_id")),
                            row.getInt("wins"),
                            row.getInt("draws"),
                            row.getInt("losses")))
                    .list();
        });
    }
}
