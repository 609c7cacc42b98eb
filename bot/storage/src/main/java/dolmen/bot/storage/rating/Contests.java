package dolmen.bot.storage.rating;

import dolmen.bot.id.PlayerId;
import dolmen.bot.puzzle.PuzzleScores;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Scope;
import dolmen.bot.rating.Standings.Contender;
import dolmen.bot.rating.Standings.Contest;
import dolmen.bot.rating.Standings.Rank;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import org.jdbi.v3.core.Handle;

/**
 * Reads the best players of a contest, within the caller's transaction. Players who are not listed do not take part.
 */
final class Contests {
    /**
     * Starts from the players of the list, because changes have no index by time alone and each player has few recent
     * ones. A shared first place is not a win.
     */
    private static final String WINS = """
            SELECT standings.player_id, count(*) AS total,
                   sum(CASE WHEN matches.result = 'DECIDED' AND seats.place = 1
                             AND NOT EXISTS (SELECT 1 FROM seats AS other
                                             WHERE other.match_id = seats.match_id AND other.seat <> seats.seat
                                               AND other.place = 1)
                            THEN 1 ELSE 0 END) AS figure
            FROM standings
            JOIN rating_changes ON rating_changes.player_id = standings.player_id
                AND rating_changes.at >= :since AND rating_changes.ladder = standings.ladder
            JOIN results ON results.number = rating_changes.number AND results.kind = 'ENDED'
            JOIN matches ON matches.id = results.match_id AND matches.result IN ('DECIDED', 'DRAWN')
            JOIN seats ON seats.match_id = matches.id AND seats.player_id = standings.player_id
            WHERE standings.scope = :scope AND standings.ladder = :ladder
              AND (standings.scope = :everywhere OR matches.guild_id = standings.scope)
            GROUP BY standings.player_id
            """;

    private static final String LISTED = """
              AND coalesce((SELECT listed FROM player_preferences
                            WHERE player_preferences.player_id = scores.player_id), TRUE) = TRUE
            """;
    private static final String HERE = """
              AND EXISTS (SELECT 1 FROM puzzle_places
                          WHERE puzzle_places.guild_id = :scope AND puzzle_places.player_id = scores.player_id)
            """;
    private static final String PUZZLES = """
            SELECT scores.player_id, scores.solved AS total, CAST(round(scores.points) AS INTEGER) AS figure
            FROM puzzle_ratings AS scores
            WHERE scores.game = :game AND scores.solved + scores.failed >= :settled
            """ + LISTED;
    private static final String DAYS = """
            SELECT scores.player_id, 0 AS total, scores.days AS figure
            FROM puzzle_streaks AS scores
            WHERE (scores.last_day >= :yesterday
                OR scores.last_day = :yesterday - 1 AND coalesce(scores.excused_day, 0) < :month)
            """ + LISTED;

    private Contests() {}

    /** As in {@link dolmen.bot.rating.Standings#best}. */
    static List<Contender> best(
            Handle handle, Contest contest, Scope scope, Ladder ladder, Instant since, PlayerId reader, int limit) {
        LocalDate yesterday = LocalDate.ofInstant(since, ZoneOffset.UTC);
        return handle.createQuery(ranked(contest, scope))
                .bind("scope", scope)
                .bind("everywhere", (Scope) new Scope.Everywhere())
                .bind("ladder", ladder)
                .bind("game", ladder.game())
                .bind("settled", PuzzleScores.Held.SETTLING)
                .bind("since", since)
                .bind("yesterday", yesterday.toEpochDay())
                .bind("month", yesterday.withDayOfMonth(1).toEpochDay())
                .bind("reader", reader)
                .bind("limit", limit)
                .map(row -> new Contender(
                        new Rank(row.getColumn("number", Long.class), row.getColumn("sharing", Long.class) > 1),
                        row.getColumn("player_id", PlayerId.class),
                        row.getColumn("figure", Integer.class),
                        row.getColumn("total", Integer.class)))
                .list();
    }

    private static String ranked(Contest contest, Scope scope) {
        return """
                SELECT * FROM (
                    SELECT player_id, figure, total, rank() OVER (ORDER BY figure DESC) AS number,
                           count(*) OVER (PARTITION BY figure) AS sharing,
                           row_number() OVER (ORDER BY figure DESC, player_id) AS line
                    FROM (%s) AS figures WHERE figure > 0) AS lines
                WHERE line <= :limit OR player_id = :reader
                ORDER BY line
                """.formatted(
                        switch (contest) {
                            case WINS -> WINS;
                            case PUZZLES -> PUZZLES + here(scope);
                            case DAYS -> DAYS + here(scope);
                        });
    }

    private static String here(Scope scope) {
        return switch (scope) {
            case Scope.Everywhere everywhere -> "";
            case Scope.Server server -> HERE;
        };
    }
}
