package dolmen.bot.storage.rating;

import dolmen.bot.id.PlayerId;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Rating;
import dolmen.bot.rating.Scope;
import java.util.List;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;

/**
 * Writes the rows of the lists and of their counts, within the caller's transaction. A player is in the lists of all
 * the player's scopes, or in none.
 */
final class StandingRows {
    /** Each scope with the points that its lists add to the rating. */
    static final String SCOPES = """
            SELECT scope, (SELECT coalesce(sum(points), 0) FROM rating_corrections AS one
                           WHERE one.player_id = rating_scopes.player_id AND one.ladder = rating_scopes.ladder
                             AND one.scope = rating_scopes.scope) AS correction
            FROM rating_scopes WHERE ladder = :ladder AND player_id = :player
            """;

    static final String CORRECTION = """
            SELECT coalesce(sum(points), 0) FROM rating_corrections
            WHERE player_id = :player AND ladder = :ladder AND scope = :scope
            """;

    private StandingRows() {}

    /** Moves the player in all lists. Empty points mean that the player is in no list. */
    static void move(Handle handle, Ladder ladder, PlayerId player, OptionalLong from, OptionalLong to) {
        if (from.equals(to)) {
            return;
        }
        for (CorrectedScope list : scopes(handle, ladder, player)) {
            from.ifPresent(points -> remove(handle, list.scope(), ladder, player, list.points(points)));
            to.ifPresent(points -> add(handle, list.scope(), ladder, player, list.points(points)));
        }
    }

    /** Adds a scope to the player's lists, unless it is one already. */
    static void addScope(Handle handle, Ladder ladder, PlayerId player, Scope scope, OptionalLong listed) {
        int added = handle.createUpdate("""
                        INSERT INTO rating_scopes (ladder, player_id, scope) VALUES (:ladder, :player, :scope)
                        ON CONFLICT DO NOTHING
                        """)
                .bind("ladder", ladder)
                .bind("player", player)
                .bind("scope", scope)
                .execute();
        if (added == 1) {
            long correction = correction(handle, ladder, player, scope);
            listed.ifPresent(points -> add(handle, scope, ladder, player, Rating.corrected(points, correction)));
        }
    }

    /** Adds a correction to the player's points in the lists of one scope, after adding the scope to the player's. */
    static void correct(Handle handle, Ladder ladder, PlayerId player, Scope scope, long number, long points) {
        OptionalLong listed = RatingRows.listed(handle, ladder, player);
        addScope(handle, ladder, player, scope, listed);
        long before = correction(handle, ladder, player, scope);
        listed.ifPresent(from -> remove(handle, scope, ladder, player, Rating.corrected(from, before)));
        handle.createUpdate("""
                        INSERT INTO rating_corrections (player_id, ladder, scope, number, points)
                        VALUES (:player, :ladder, :scope, :number, :points)
                        """)
                .bind("player", player)
                .bind("ladder", ladder)
                .bind("scope", scope)
                .bind("number", number)
                .bind("points", points)
                .execute();
        listed.ifPresent(to -> add(handle, scope, ladder, player, Rating.corrected(to, before + points)));
    }

    /** The total correction of the player's rating in the lists of the scope. */
    static long correction(Handle handle, Ladder ladder, PlayerId player, Scope scope) {
        return handle.createQuery(CORRECTION)
                .bind("player", player)
                .bind("ladder", ladder)
                .bind("scope", scope)
                .mapTo(long.class)
                .one();
    }

    private record CorrectedScope(Scope scope, long correction) {
        long points(long listed) {
            return Rating.corrected(listed, correction);
        }
    }

    private static List<CorrectedScope> scopes(Handle handle, Ladder ladder, PlayerId player) {
        return handle.createQuery(SCOPES)
                .bind("ladder", ladder)
                .bind("player", player)
                .map(row -> new CorrectedScope(
                        row.getColumn("scope", Scope.class), row.getColumn("correction", Long.class)))
                .list();
    }

    private static void add(Handle handle, Scope scope, Ladder ladder, PlayerId player, long points) {
        execute(handle, """
                INSERT INTO standings (scope, ladder, points, player_id) VALUES (:scope, :ladder, :points, :player)
                """, scope, ladder, points, player);
        execute(handle, """
                INSERT INTO standing_counts (scope, ladder, points, players) VALUES (:scope, :ladder, :points, 1)
                ON CONFLICT (scope, ladder, points) DO UPDATE SET players = standing_counts.players + 1
                """, scope, ladder, points, player);
    }

    private static void remove(Handle handle, Scope scope, Ladder ladder, PlayerId player, long points) {
        execute(handle, """
                DELETE FROM standings
                WHERE scope = :scope AND ladder = :ladder AND points = :points AND player_id = :player
                """, scope, ladder, points, player);
        int last = execute(handle, """
                DELETE FROM standing_counts
                WHERE scope = :scope AND ladder = :ladder AND points = :points AND players = 1
                """, scope, ladder, points, player);
        if (last == 0) {
            execute(handle, """
                    UPDATE standing_counts SET players = players - 1
                    WHERE scope = :scope AND ladder = :ladder AND points = :points
                    """, scope, ladder, points, player);
        }
    }

    private static int execute(Handle handle, String sql, Scope scope, Ladder ladder, long points, PlayerId player) {
        return handle.createUpdate(sql)
                .bind("scope", scope)
                .bind("ladder", ladder)
                .bind("points", points)
                .bind("player", player)
                .execute();
    }
}
