package dolmen.bot.storage.rating;

import dolmen.bot.history.Results;
import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Rating;
import dolmen.bot.rating.RatingEffect;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Verdict;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.result.RowView;

/** Reads and writes the rows of ratings and of their changes, within the caller's transaction. */
public final class RatingRows {
    static final String ONE = "SELECT * FROM ratings WHERE ladder = :ladder AND player_id = :player";
    private static final String OF_PLAYER = """
            SELECT * FROM ratings WHERE player_id = :player ORDER BY wins + draws + losses DESC, ladder
            """;
    static final String LISTING = """
            SELECT (SELECT listed_points FROM ratings WHERE ladder = :ladder AND player_id = :player) AS points,
                   coalesce((SELECT listed FROM player_preferences WHERE player_id = :player), TRUE) AS wanted
            """;
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

    static Optional<Ratings.Held> find(Handle handle, Ladder ladder, PlayerId player) {
        return handle.createQuery(ONE)
                .bind("ladder", ladder)
                .bind("player", player)
                .map(RatingRows::held)
                .findOne();
    }

    static Ratings.Held held(RowView row) {
        return new Ratings.Held(row.getColumn("ladder", Ladder.class), rating(row), results(row));
    }

    private static Rating rating(RowView row) {
        return new Rating(
                row.getColumn("points", Double.class),
                row.getColumn("deviation", Double.class),
                row.getColumn("volatility", Double.class),
                row.getColumn("as_of", Instant.class));
    }

    private static Results results(RowView row) {
        return new Results(
                row.getColumn("wins", Integer.class),
                row.getColumn("draws", Integer.class),
                row.getColumn("losses", Integer.class));
    }

    /** The player's ratings, those with the most matches first. */
    static List<Ratings.Held> of(Handle handle, PlayerId player) {
        return handle.createQuery(OF_PLAYER)
                .bind("player", player)
                .map(RatingRows::held)
                .list();
    }

    /**
     * Stores the player's rating and moves the player in the lists.
     *
     * @return the player's new points in the lists, if listed
     */
    static OptionalLong put(Handle handle, PlayerId player, Ratings.Held held) {
        Listing before = listing(handle, held.ladder(), player);
        OptionalLong after = before.wanted() ? OptionalLong.of(held.rating().listedPoints()) : OptionalLong.empty();
        store(handle, player, held, after);
        StandingRows.move(handle, held.ladder(), player, before.points(), after);
        return after;
    }

    /** Takes the player out of all lists. */
    public static void hide(Handle handle, PlayerId player) {
        of(handle, player).forEach(held -> move(handle, player, held, OptionalLong.empty()));
    }

    /** Moves a listed player below the settled players. */
    static void lapse(Handle handle, PlayerId player, Ratings.Held held) {
        move(handle, player, held, OptionalLong.of(held.rating().unsettledPoints()));
    }

    private static void move(Handle handle, PlayerId player, Ratings.Held held, OptionalLong listed) {
        Listing before = listing(handle, held.ladder(), player);
        store(handle, player, held, listed);
        StandingRows.move(handle, held.ladder(), player, before.points(), listed);
    }

    /**
     * A player's state in the lists of a ladder.
     *
     * @param points the points in the lists; empty if the player is on none
     * @param wanted true if the player wants to be seen
     */
    private record Listing(OptionalLong points, boolean wanted) {}

    private static Listing listing(Handle handle, Ladder ladder, PlayerId player) {
        return handle.createQuery(LISTING)
                .bind("ladder", ladder)
                .bind("player", player)
                .map(row -> new Listing(
                        row.getColumn("points", OptionalLong.class), row.getColumn("wanted", Boolean.class)))
                .one();
    }

    /** The player's points in the lists of the ladder; empty if the player is on none. */
    static OptionalLong listed(Handle handle, Ladder ladder, PlayerId player) {
        return listing(handle, ladder, player).points();
    }

    private static void store(Handle handle, PlayerId player, Ratings.Held held, OptionalLong listed) {
        handle.createUpdate(PUT)
                .bindMethods(held)
                .bind("player", player)
                .bind("listed", listed)
                .execute();
    }

    static void insertChange(Handle handle, ResultLog.LoggedResult entry, RatingEffect effect) {
        handle.createUpdate("""
                        INSERT INTO rating_changes (player_id, at, number, ladder, points_before, points, deviation)
                        VALUES (:player, :at, :number, :ladder, :before, :points, :deviation)
                        """)
                .bindMethods(effect.change(entry.at()))
                .bind("player", effect.player())
                .bind("number", entry.number())
                .bind("ladder", effect.after().ladder())
                .execute();
    }

    /** The judgement of the match by the given result. */
    static Ratings.Settled settled(Handle handle, MatchId match, ResultLog.JudgedResult result) {
        return result.verdict() == Verdict.RATED
                ? new Ratings.Settled(
                        result.verdict(),
                        ResultLog.players(handle, match).stream()
                                .map(player -> change(handle, player, result))
                                .toList(),
                        result.leftOut())
                : new Ratings.Settled(result.verdict(), List.of());
    }

    private static Ratings.Change change(Handle handle, PlayerId player, ResultLog.JudgedResult result) {
        return handle.createQuery(CHANGE)
                .bind("player", player)
                .bind("at", result.at())
                .bind("number", result.number())
                .map(row -> change(row))
                .one();
    }

    private static Ratings.Change change(RowView row) {
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
