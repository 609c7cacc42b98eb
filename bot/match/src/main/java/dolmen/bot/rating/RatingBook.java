package dolmen.bot.rating;

import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.Optional;

/** What is known when a result is judged: all that was judged before it, and nothing else. */
public interface RatingBook {

    /** What the player has on the ladder since the last rated match there; empty if there was none. */
    Optional<Ratings.Held> held(Ladder ladder, PlayerId player);

    /**
     * How many rated matches of the ladder ended from one moment until before the other with both at the table, under
     * whatever ids.
     */
    int ratedBetween(PlayerId one, PlayerId other, Ladder ladder, Instant from, Instant until);
}
