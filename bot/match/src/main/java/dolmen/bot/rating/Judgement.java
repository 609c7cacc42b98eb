package dolmen.bot.rating;

import java.util.List;
import java.util.Optional;

/**
 * What a result does to ratings.
 *
 * @param leftOut whose comparison does not count; empty if nothing was to be compared
 * @param effects on its players, by seat; empty if the ratings stay as they are
 */
public record Judgement(Verdict verdict, Optional<LeftOut> leftOut, List<Effect> effects) {

    public Judgement {
        effects = List.copyOf(effects);
    }

    /** The same where a moderator decided: ratings stay as they are. */
    public Judgement onServerAlone() {
        return new Judgement(Verdict.SERVER, leftOut, List.of());
    }

    /** One that changes no rating. */
    public static Judgement without(Verdict verdict) {
        return new Judgement(verdict, Optional.empty(), List.of());
    }
}
