package dolmen.bot.rating;

import java.util.List;
import java.util.Optional;

/**
 * The effect of a result on ratings.
 *
 * @param leftOut the pairs that do not count; empty if no pair was to be compared
 * @param effects the effects on the players, by seat; empty if the ratings do not change
 */
public record Judgement(Verdict verdict, Optional<LeftOut> leftOut, List<RatingEffect> effects) {

    public Judgement {
        effects = List.copyOf(effects);
    }

    /** This judgement after a moderator's decision: ratings do not change. */
    public Judgement onServerAlone() {
        return new Judgement(Verdict.SERVER, leftOut, List.of());
    }

    /** A judgement that changes no rating. */
    public static Judgement without(Verdict verdict) {
        return new Judgement(verdict, Optional.empty(), List.of());
    }
}
