package dolmen.bot.rating;

import dolmen.bot.id.MatchId;
import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.time.InstantSource;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Optional;

/**
 * The use cases of ratings. Every answer includes all finished matches: unjudged ones are judged first, so ratings need
 * no background work. Safe for use by many threads.
 */
public final class RatingService {
    private static final int BATCH = 100;

    private final Ratings ratings;
    private final Standings standings;
    private final Judge judge;
    private final InstantSource clock;

    public RatingService(Ratings ratings, Standings standings, Judge judge, InstantSource clock) {
        this.ratings = ratings;
        this.standings = standings;
        this.judge = judge;
        this.clock = clock;
    }

    /**
     * A page of a list.
     *
     * @param number the number of the page, from 0; the last page if a later one was requested
     * @param pages the number of pages, at least one
     * @param size the number of players in the list
     */
    public record Page(int number, int pages, long size, List<Standings.Row> rows) {

        public Page {
            rows = List.copyOf(rows);
        }
    }

    /** The page with the number, from 0, with the given number of lines. */
    public Page page(Scope scope, Ladder ladder, int number, int lines) {
        long size = size(scope, ladder);
        int pages = Math.toIntExact(Math.max(1, Math.ceilDiv(size, lines)));
        int shown = Math.clamp(number, 0, pages - 1);
        return new Page(shown, pages, size, rows(scope, ladder, (long) shown * lines, lines));
    }

    /** The number of players in the list. */
    public long size(Scope scope, Ladder ladder) {
        settle();
        return standings.size(scope, ladder);
    }

    /** The player's place in the list; empty if not in it. */
    public Optional<Standings.Place> placeOf(Scope scope, Ladder ladder, PlayerId player) {
        settle();
        return standings.placeOf(scope, ladder, player);
    }

    /** The player's line of the list with the given number of neighbours on each side; empty if not in it. */
    public List<Standings.Row> around(Scope scope, Ladder ladder, PlayerId player, int neighbours) {
        return placeOf(scope, ladder, player)
                .map(place -> {
                    long first = Math.max(0, place.index() - neighbours);
                    return rows(scope, ladder, first, Math.toIntExact(place.index() - first) + 1 + neighbours);
                })
                .orElse(List.of());
    }

    /**
     * The best players of a contest, and the reader after them if the reader takes part and is not among them. Matches
     * count from the start of the month, and days in a row if a puzzle solved today, in UTC, continues them.
     */
    public List<Standings.Contender> best(
            Standings.Contest contest, Scope scope, Ladder ladder, PlayerId reader, int limit) {
        settle();
        LocalDate today = LocalDate.ofInstant(clock.instant(), ZoneOffset.UTC);
        LocalDate since = contest == Standings.Contest.WINS ? today.withDayOfMonth(1) : today.minusDays(1);
        return standings.best(contest, scope, ladder, since.atStartOfDay().toInstant(ZoneOffset.UTC), reader, limit);
    }

    /** Lines of the list with the current ratings. */
    private List<Standings.Row> rows(Scope scope, Ladder ladder, long first, int limit) {
        Instant now = clock.instant();
        return standings.rows(scope, ladder, first, limit).stream()
                .map(row ->
                        new Standings.Row(row.rank(), row.player(), row.rating().at(now), row.results()))
                .toList();
    }

    /** The player's current ratings, those with the most matches first. */
    public List<Ratings.Held> of(PlayerId player) {
        settle();
        return ratings.of(player).stream()
                .map(held -> new Ratings.Held(held.ladder(), held.rating().at(clock.instant()), held.results()))
                .toList();
    }

    /** The player's current points on the ladder; those of a newcomer, if the player has no rating there. */
    public double points(PlayerId player, Ladder ladder) {
        return of(player).stream()
                .filter(held -> held.ladder().equals(ladder))
                .map(Ratings.Held::rating)
                .findFirst()
                .orElseGet(() -> Rating.newcomer(clock.instant()))
                .points();
    }

    /** The changes of the player's rating on the ladder, the earliest first. */
    public List<Ratings.Change> changes(PlayerId player, Ladder ladder) {
        settle();
        return ratings.changes(player, ladder);
    }

    /** The effect of the match on ratings; empty while it is live or if it ended without a ranking. */
    public Optional<Ratings.Settled> of(MatchId match) {
        settle();
        return ratings.of(match);
    }

    /** The pairs of these players that would not be compared in a match of the ladder that ended now. */
    public LeftOut leftOutToday(Ladder ladder, List<PlayerId> players) {
        settle();
        return ratings.leftOut(ladder, players, clock.instant());
    }

    /** Updates the player's place in the lists after a change of the player's preferences. */
    public void relist(PlayerId player) {
        ratings.relist(player);
    }

    /** Recomputes everything from the history. */
    public Ratings.Recomputation recompute() {
        settle();
        return ratings.recompute(judge, clock.instant());
    }

    /** Judges all finished matches; called at the start, so that no reader waits for a long history. */
    public void settle() {
        int done;
        do {
            done = ratings.judge(judge, BATCH);
        } while (done == BATCH);
        do {
            done = ratings.lapse(clock.instant(), BATCH);
        } while (done == BATCH);
    }
}
