package dolmen.bot.storage;

import dolmen.bot.history.Results;
import dolmen.bot.id.PlayerId;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Rating;
import dolmen.bot.rating.Ratings;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;

/** The rows of ratings and of what changed them, read and written within a transaction of the caller's. */
final class RatingRows {
    static final String ONE = "SELECT * FROM ratings WHERE ladder = :ladder AND player_id = :player";
    static final String LISTED = "SELECT listed FROM player_preferences WHERE player_id = :player";
    static final String CHANGE = """
            SELECT at, points_before, points, deviation FROM rating_changes
            WHERE player_id = :player AND at = :at AND number = :number
            """;
    static final String PUT = """
            INSERT INTO ratings (ladder, player_id, points, deviation, volatility, as_of, wins, draws, losses,
                                 provisional_from, listed_points)
            VALUES (:ladder, :player, :points, :deviation, :volatility, :asOf, :wins, :draws, :losses,
                    :provisionalFrom, :listed)
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
                .bind("ladder", ladder.text())
                .bind("player", player.value())
                .map((row, statement) -> stored(row))
                .findOne();
    }

    static Stored stored(ResultSet row) throws SQLException {
        long listed = row.getLong("listed_points");
        OptionalLong points = row.wasNull() ? OptionalLong.empty() : OptionalLong.of(listed);
        return new Stored(held(row), points);
    }

    static Ratings.Held held(ResultSet row) throws SQLException {
        return new Ratings.Held(Ladder.read(row.getString("ladder")).orElseThrow(), rating(row), results(row));
    }

    static Rating rating(ResultSet row) throws SQLException {
        return new Rating(
                row.getDouble("points"),
                row.getDouble("deviation"),
                row.getDouble("volatility"),
                Instant.ofEpochMilli(row.getLong("as_of")));
    }

    static Results results(ResultSet row) throws SQLException {
        return new Results(row.getInt("wins"), row.getInt("draws"), row.getInt("losses"));
    }

    /** Stores the player's rating and moves the player in the lists. */
    static void put(Handle handle, PlayerId player, Ratings.Held held, OptionalLong listedBefore) {
        OptionalLong listed = !held.rating().provisional() && wantsToBeSeen(handle, player)
                ? OptionalLong.of(shown(held.rating()))
                : OptionalLong.empty();
        store(handle, player, held, listed);
        StandingRows.move(handle, held.ladder(), player, listedBefore, listed);
    }

    /** Stores the player's rating and takes the player out of the lists. */
    static void hide(Handle handle, PlayerId player, Stored stored) {
        store(handle, player, stored.held(), OptionalLong.empty());
        StandingRows.move(handle, stored.held().ladder(), player, stored.listed(), OptionalLong.empty());
    }

    private static void store(Handle handle, PlayerId player, Ratings.Held held, OptionalLong listed) {
        Rating rating = held.rating();
        handle.createUpdate(PUT)
                .bind("ladder", held.ladder().text())
                .bind("player", player.value())
                .bind("points", rating.points())
                .bind("deviation", rating.deviation())
                .bind("volatility", rating.volatility())
                .bind("asOf", rating.asOf().toEpochMilli())
                .bind("wins", held.results().wins())
                .bind("draws", held.results().draws())
                .bind("losses", held.results().losses())
                .bind("provisionalFrom", rating.provisionalFrom().toEpochMilli())
                .bind("listed", listed.isPresent() ? listed.getAsLong() : null)
                .execute();
    }

    /** The points as people read them. */
    private static long shown(Rating rating) {
        return StrictMath.round(rating.points());
    }

    private static boolean wantsToBeSeen(Handle handle, PlayerId player) {
        return handle.createQuery(LISTED)
                .bind("player", player.value())
                .mapTo(boolean.class)
                .findOne()
                .orElse(true);
    }

    static void insertChange(Handle handle, PlayerId player, long number, Ladder ladder, Ratings.Change change) {
        handle.createUpdate("""
                        INSERT INTO rating_changes (player_id, at, number, ladder, points_before, points, deviation)
                        VALUES (:player, :at, :number, :ladder, :before, :points, :deviation)
                        """)
                .bind("player", player.value())
                .bind("at", change.at().toEpochMilli())
                .bind("number", number)
                .bind("ladder", ladder.text())
                .bind("before", change.before())
                .bind("points", change.points())
                .bind("deviation", change.deviation())
                .execute();
    }

    /** What that result changed for the player. */
    static Ratings.Change change(Handle handle, PlayerId player, ResultLog.Judged result) {
        return handle.createQuery(CHANGE)
                .bind("player", player.value())
                .bind("at", result.at().toEpochMilli())
                .bind("number", result.number())
                .map((row, statement) -> change(row))
                .one();
    }

    static Ratings.Change change(ResultSet row) throws SQLException {
        return new Ratings.Change(
                Instant.ofEpochMilli(row.getLong("at")),
                row.getDouble("points_before"),
                row.getDouble("points"),
                row.getDouble("deviation"));
    }

    static List<Ratings.Change> changes(Handle handle, PlayerId player, Ladder ladder) {
        return handle.createQuery("""
                        SELECT at, points_before, points, deviation FROM rating_changes
                        WHERE player_id = :player AND ladder = :ladder ORDER BY at, number
                        """)
                .bind("player", player.value())
                .bind("ladder", ladder.text())
                .map((row, statement) -> change(row))
                .list();
    }
}
