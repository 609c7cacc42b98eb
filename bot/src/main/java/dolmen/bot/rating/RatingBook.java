package dolmen.bot.rating;

import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.Optional;

/** What is known when a result is judged: all that was judged before it, and nothing else. */
public interface RatingBook {

    /** The rating after the player's last rated match on the ladder; empty if there was none. */
    Optional<Rating> rating(Ladder ladder, PlayerId player);

    /** How many rated matches, on any ladder, ended from one moment until before the other with both at the table. */
    int ratedBetween(PlayerId one, PlayerId other, Instant from, Instant until);
}
