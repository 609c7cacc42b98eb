package dolmen.bot.rating;

import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.Optional;

/** The history known to a judgement: everything judged before it, and nothing else. */
public interface RatingBook {

    /** The player's rating after the last rated match on the ladder; empty if there was none. */
    Optional<Ratings.Held> held(Ladder ladder, PlayerId player);

    /**
     * The number of rated matches of the ladder with both at the table, under any ids, that ended from one moment until
     * before another.
     */
    int ratedBetween(PlayerId one, PlayerId other, Ladder ladder, Instant from, Instant until);
}
