package dolmen.bot.rating;

import dolmen.bot.id.PlayerId;
import java.time.Instant;

/**
 * The effect of a result on one player on a ladder.
 *
 * @param before the rating before; a newcomer's if the player had none
 */
public record RatingEffect(PlayerId player, Ratings.Held before, Ratings.Held after) {

    /** The change of the rating, as shown to people. */
    public Ratings.Change change(Instant at) {
        return new Ratings.Change(
                at,
                before.rating().points(),
                after.rating().points(),
                after.rating().deviation());
    }
}
