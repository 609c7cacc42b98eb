package dolmen.bot.storage.rating;

import dolmen.bot.id.PlayerId;
import dolmen.bot.rating.Ladder;
import dolmen.bot.rating.RatingBook;
import dolmen.bot.rating.Ratings;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.jdbi.v3.core.Handle;

/**
 * The judged history in the database, within the caller's transaction.
 *
 * @param throughSeals true if a forgotten person who returned the same day also owns games played under the old id;
 *     true for judging matches, false for showing them
 */
record StoredRatingBook(Handle handle, boolean throughSeals) implements RatingBook {
    static final String RATED_BETWEEN = """
            SELECT count(*)
            FROM rating_changes AS one
            JOIN results ON results.number = one.number AND results.kind = 'ENDED'
            JOIN rating_changes AS other
              ON other.player_id = :other AND other.at = one.at AND other.number = one.number
            WHERE one.player_id = :one AND one.at >= :from AND one.at < :until AND one.ladder = :ladder
            """;

    @Override
    public Optional<Ratings.Held> held(Ladder ladder, PlayerId player) {
        return RatingRows.find(handle, ladder, player);
    }

    @Override
    public int ratedBetween(PlayerId one, PlayerId other, Ladder ladder, Instant from, Instant until) {
        List<PlayerId> others = ids(other, from);
        return ids(one, from).stream()
                .flatMapToInt(own -> others.stream().mapToInt(met -> ratedUnder(own, met, ladder, from, until)))
                .sum();
    }

    private List<PlayerId> ids(PlayerId player, Instant since) {
        return throughSeals ? Seals.idsOf(handle, player, since) : List.of(player);
    }

    private int ratedUnder(PlayerId one, PlayerId other, Ladder ladder, Instant from, Instant until) {
        return handle.createQuery(RATED_BETWEEN)
                .bind("one", one)
                .bind("other", other)
                .bind("ladder", ladder)
                .bind("from", from)
                .bind("until", until)
                .mapTo(int.class)
                .one();
    }
}
