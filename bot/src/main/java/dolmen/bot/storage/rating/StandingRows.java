package dolmen.bot.storage.rating;

import dolmen.bot.id.PlayerId;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Scope;
import java.util.List;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;

/**
 * The rows of the lists and of their sums, written within a transaction of the caller's. A player stands in the lists
 * of all scopes, or in none.
 */
final class StandingRows {
    static final String SCOPES = "SELECT scope FROM rating_scopes WHERE ladder = :ladder AND player_id = :player";

    private StandingRows() {}

    /** Moves the player in all lists; empty points mean in none. */
    static void move(Handle handle, Ladder ladder, PlayerId player, OptionalLong from, OptionalLong to) {
        if (from.equals(to)) {
            return;
        }
        for (Scope scope : scopes(handle, ladder, player)) {
            from.ifPresent(points -> remove(handle, scope, ladder, player, points));
            to.ifPresent(points -> add(handle, scope, ladder, player, points));
        }
    }

    /** Makes a list a scope of the player, where it is not yet. */
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
            listed.ifPresent(points -> add(handle, scope, ladder, player, points));
        }
    }

    private static List<Scope> scopes(Handle handle, Ladder ladder, PlayerId player) {
        return handle.createQuery(SCOPES)
                .bind("ladder", ladder)
                .bind("player", player)
                .mapTo(Scope.class)
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
