package dolmen.bot.storage.rating;

import dolmen.bot.history.Results;
import dolmen.bot.id.PlayerId;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Rating;
import dolmen.bot.rating.Ratings;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.RowView;

/** The rows of ratings and of what changed them, read and written within a transaction of the caller's. */
public final class RatingRows {
    static final String ONE = "SELECT * FROM ratings WHERE ladder = :ladder AND player_id = :player";
    private static final String OF_PLAYER = """
            SELECT * FROM ratings WHERE player_id = :player ORDER BY wins + draws + losses DESC, ladder
            """;
    static final String LISTED = "SELECT listed FROM player_preferences WHERE player_id = :player";
    static final String CHANGE = """
            SELECT at, points_before, points, deviation FROM rating_changes
            WHERE player_id = :player AND at = :at AND number = :number
            """;
    static final String PUT = """
            INSERT INTO ratings (ladder, player_id, points, deviation, volatility, as_of, wins, draws, losses,
                                 provisional_from, listed_points)
            VALUES (:ladder, :player, :rating.points, :rating.deviation, :rating.volatility, :rating.asOf,
                    :results.wins, :results.draws, :results.losses, :rating.provisionalFrom, :listed)
            ON CONFLICT (ladder, player_id) DO UPDATE
            SET points = excluded.points, deviation = excluded.deviation, volatility = excluded.volatility,
                as_of = excluded.as_of, wins = excluded.wins, draws = excluded.draws, losses = excluded.losses,
                provisional_from = excluded.provisional_from, listed_points = excluded.listed_points
            """;

    private RatingRows() {}

    /** A rating as it is stored. */
    record Stored(Ratings.Held held, OptionalLong listed) {}

    static Optional<Stored> find(Handle handle, Ladder ladder, PlayerId player) {
        return handle.createQuery(ONE)
                .bind("ladder", ladder)
                .bind("player", player)
                .map(RatingRows::stored)
                .findOne();
    }

    static Stored stored(RowView row) {
        return new Stored(held(row), row.getColumn("listed_points", OptionalLong.class));
    }

    static Ratings.Held held(RowView row) {
        return new Ratings.Held(row.getColumn("ladder", Ladder.class), rating(row), results(row));
    }

    static Rating rating(RowView row) {
        return new Rating(
                row.getColumn("points", Double.class),
                row.getColumn("deviation", Double.class),
                row.getColumn("volatility", Double.class),
                row.getColumn("as_of", Instant.class));
    }

    static Results results(RowView row) {
        return new Results(
                row.getColumn("wins", Integer.class),
                row.getColumn("draws", Integer.class),
                row.getColumn("losses", Integer.class));
    }

    /** Stores the player's rating and moves the player in the lists. */
    static void put(Handle handle, PlayerId player, Ratings.Held held, OptionalLong listedBefore) {
        OptionalLong listed = !held.rating().provisional() && wantsToBeSeen(handle, player)
                ? OptionalLong.of(shown(held.rating()))
                : OptionalLong.empty();
        store(handle, player, held, listed);
        StandingRows.move(handle, held.ladder(), player, listedBefore, listed);
    }

    /** The player's ratings as they are stored, those with the most matches first. */
    static List<Stored> of(Handle handle, PlayerId player) {
        return handle.createQuery(OF_PLAYER)
                .bind("player", player)
                .map(RatingRows::stored)
                .list();
    }

    /** Takes the player out of all lists. */
    public static void hide(Handle handle, PlayerId player) {
        of(handle, player).forEach(stored -> hide(handle, player, stored));
    }

    /** Stores the player's rating and takes the player out of the lists. */
    static void hide(Handle handle, PlayerId player, Stored stored) {
        store(handle, player, stored.held(), OptionalLong.empty());
        StandingRows.move(handle, stored.held().ladder(), player, stored.listed(), OptionalLong.empty());
    }

    private static void store(Handle handle, PlayerId player, Ratings.Held held, OptionalLong listed) {
        handle.createUpdate(PUT)
                .bindMethods(held)
                .bind("player", player)
                .bind("listed", listed)
                .execute();
    }

    /** The points as people read them. */
    private static long shown(Rating rating) {
        return StrictMath.round(rating.points());
    }

    private static boolean wantsToBeSeen(Handle handle, PlayerId player) {
        return handle.createQuery(LISTED)
                .bind("player", player)
                .mapTo(boolean.class)
                .findOne()
                .orElse(true);
    }

    static void insertChange(Handle handle, PlayerId player, long number, Ladder ladder, Ratings.Change change) {
        handle.createUpdate("""
                        INSERT INTO rating_changes (player_id, at, number, ladder, points_before, points, deviation)
                        VALUES (:player, :at, :number, :ladder, :before, :points, :deviation)
                        """)
                .bindMethods(change)
                .bind("player", player)
                .bind("number", number)
                .bind("ladder", ladder)
                .execute();
    }

    /** What that result changed for the player. */
    static Ratings.Change change(Handle handle, PlayerId player, ResultLog.Judged result) {
        return handle.createQuery(CHANGE)
                .bind("player", player)
                .bind("at", result.at())
                .bind("number", result.number())
                .map(row -> change(row))
                .one();
    }

    static Ratings.Change change(RowView row) {
        return new Ratings.Change(
                row.getColumn("at", Instant.class),
                row.getColumn("points_before", Double.class),
                row.getColumn("points", Double.class),
                row.getColumn("deviation", Double.class));
    }

    static List<Ratings.Change> changes(Handle handle, PlayerId player, Ladder ladder) {
        return handle.createQuery("""
                        SELECT at, points_before, points, deviation FROM rating_changes
                        WHERE player_id = :player AND ladder = :ladder ORDER BY at, number
                        """)
                .bind("player", player)
                .bind("ladder", ladder)
                .map(row -> change(row))
                .list();
    }
}
