package dolmen.bot.rating;

import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.Optional;

/** The history known to a judgement: only the results judged before it. */
public interface RatingBook {

    /** The player's rating after the last rated match on the ladder; empty if there was none. */
    Optional<Ratings.Held> held(Ladder ladder, PlayerId player);

    /**
     * The number of rated matches of the ladder with both at the table, under any of their ids, that ended at or after
     * {@code from} and before {@code until}.
     */
    int ratedBetween(PlayerId one, PlayerId other, Ladder ladder, Instant from, Instant until);
}
