package dolmen.bot.storage.rating;

import dolmen.bot.id.PlayerId;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.Rating;
import dolmen.bot.rating.Ratings;
import dolmen.bot.rating.Scope;
import dolmen.bot.rating.Standings;
import dolmen.bot.storage.sql.Transactions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * The lists in the database. The number of players at each number of points is stored. Finding a rank or the start of a
 * page therefore scans the few thousand distinct points, and not the players.
 */
record StoredStandings(Transactions transactions) implements Standings {
    static final String SIZE = """
            SELECT coalesce(sum(players), 0) FROM standing_counts WHERE scope = :scope AND ladder = :ladder
            """;
    static final String ABOVE = """
            SELECT coalesce(sum(players), 0) FROM standing_counts
            WHERE scope = :scope AND ladder = :ladder AND points > :points
            """;
    static final String COUNTS = """
            SELECT points, players FROM standing_counts WHERE scope = :scope AND ladder = :ladder ORDER BY points DESC
            """;
    static final String SHARING =
            "SELECT players FROM standing_counts WHERE scope = :scope AND ladder = :ladder AND points = :points";
    static final String ABOVE_AMONG_EQUALS = """
            SELECT count(*) FROM standings
            WHERE scope = :scope AND ladder = :ladder AND points = :points AND player_id > :player
            """;
    static final String ROWS = """
            SELECT ratings.*, standings.points AS stands_at, standing_counts.players AS sharing
            FROM standings JOIN ratings ON ratings.ladder = standings.ladder AND ratings.player_id = standings.player_id
            JOIN standing_counts ON standing_counts.scope = standings.scope AND standing_counts.ladder = standings.ladder
                AND standing_counts.points = standings.points
            WHERE standings.scope = :scope AND standings.ladder = :ladder AND standings.points <= :points
            ORDER BY standings.points DESC, standings.player_id DESC LIMIT :limit OFFSET :offset
            """;
    static final String IN_SCOPE = """
            SELECT listed_points FROM ratings JOIN rating_scopes USING (ladder, player_id)
            WHERE ratings.ladder = :ladder AND ratings.player_id = :player AND rating_scopes.scope = :scope
              AND listed_points IS NOT NULL
            """;

    @Override
    public long size(Scope scope, Ladder ladder) {
        return transactions.read(handle -> handle.createQuery(SIZE)
                .bind("scope", scope)
                .bind("ladder", ladder)
                .mapTo(long.class)
                .one());
    }

    @Override
    public Optional<Place> placeOf(Scope scope, Ladder ladder, PlayerId player) {
        return transactions.read(handle -> handle.createQuery(IN_SCOPE)
                .bind("scope", scope)
                .bind("ladder", ladder)
                .bind("player", player)
                .mapTo(long.class)
                .findOne()
                .map(listed -> Rating.corrected(listed, StandingRows.correction(handle, ladder, player, scope)))
                .map(points -> place(handle, scope, ladder, player, points)));
    }

    private static Place place(Handle handle, Scope scope, Ladder ladder, PlayerId player, long points) {
        long above = above(handle, scope, ladder, points);
        long amongEquals = handle.createQuery(ABOVE_AMONG_EQUALS)
                .bind("scope", scope)
                .bind("ladder", ladder)
                .bind("points", points)
                .bind("player", player)
                .mapTo(long.class)
                .one();
        long sharing = handle.createQuery(SHARING)
                .bind("scope", scope)
                .bind("ladder", ladder)
                .bind("points", points)
                .mapTo(long.class)
                .one();
        return new Place(new Rank(above + 1, sharing > 1), above + amongEquals);
    }

    private static long above(Handle handle, Scope scope, Ladder ladder, long points) {
        return handle.createQuery(ABOVE)
                .bind("scope", scope)
                .bind("ladder", ladder)
                .bind("points", points)
                .mapTo(long.class)
                .one();
    }

    @Override
    public List<Contender> best(
            Contest contest, Scope scope, Ladder ladder, Instant since, PlayerId reader, int limit) {
        return transactions.read(handle -> Contests.best(handle, contest, scope, ladder, since, reader, limit));
    }

    @Override
    public List<Row> rows(Scope scope, Ladder ladder, long index, int limit) {
        return transactions.read(handle -> start(handle, scope, ladder, index)
                .map(start -> rows(handle, scope, ladder, start, limit))
                .orElse(List.of()));
    }

    /**
     * The start of a page: at {@code points}, with {@code above} players above, after {@code skipped} players of equal
     * points.
     */
    private record PageStart(long points, long above, long skipped) {}

    private static Optional<PageStart> start(Handle handle, Scope scope, Ladder ladder, long index) {
        record PointCount(long points, long players) {}
        try (var counts = handle
                .createQuery(COUNTS)
                .bind("scope", scope)
                .bind("ladder", ladder)
                .map(row -> new PointCount(row.getColumn("points", Long.class), row.getColumn("players", Long.class)))
                .stream()) {
            long above = 0;
            for (PointCount count : (Iterable<PointCount>) counts::iterator) {
                if (index < above + count.players()) {
                    return Optional.of(new PageStart(count.points(), above, index - above));
                }
                above += count.players();
            }
            return Optional.empty();
        }
    }

    private static List<Row> rows(Handle handle, Scope scope, Ladder ladder, PageStart start, int limit) {
        List<ListedRating> found = handle.createQuery(ROWS)
                .bind("scope", scope)
                .bind("ladder", ladder)
                .bind("points", start.points())
                .bind("limit", limit)
                .bind("offset", start.skipped())
                .map(row -> new ListedRating(
                        row.getColumn("player_id", PlayerId.class),
                        row.getColumn("sharing", Long.class) > 1,
                        RatingRows.held(row),
                        row.getColumn("stands_at", Long.class),
                        row.getColumn("listed_points", Long.class)))
                .list();
        var rows = new ArrayList<Row>();
        long rank = start.above() + 1;
        long before = start.points();
        for (int i = 0; i < found.size(); i++) {
            ListedRating row = found.get(i);
            if (row.points() != before) {
                rank = start.above() + start.skipped() + i + 1;
                before = row.points();
            }
            rows.add(new Row(
                    new Rank(rank, row.shared()),
                    row.player(),
                    row.held().rating().moved((double) row.points() - row.listed()),
                    row.held().results()));
        }
        return rows;
    }

    /**
     * A player in a list.
     *
     * @param points the points in that list
     * @param listed the points without the decisions of that list's moderators
     */
    private record ListedRating(PlayerId player, boolean shared, Ratings.Held held, long points, long listed) {}
}
