package dolmen.bot.rating;

import dolmen.bot.id.PlayerId;
import java.time.Instant;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** A book of ratings that a test writes by hand. */
final class Notebook implements RatingBook {
    private final Map<PlayerId, Ratings.Held> held = new HashMap<>();
    private int ratedBetween;

    void enter(PlayerId player, Ratings.Held now) {
        held.put(player, now);
    }

    void enter(Judgement judgement) {
        judgement.effects().forEach(effect -> enter(effect.player(), effect.after()));
    }

    /** Sets the number of rated matches of every pair on any day. */
    void setRatedBetween(int matches) {
        ratedBetween = matches;
    }

    @Override
    public Optional<Ratings.Held> held(Ladder ladder, PlayerId player) {
        return Optional.ofNullable(held.get(player)).filter(now -> now.ladder().equals(ladder));
    }

    @Override
    public int ratedBetween(PlayerId one, PlayerId other, Ladder ladder, Instant from, Instant until) {
        return ratedBetween;
    }
}
