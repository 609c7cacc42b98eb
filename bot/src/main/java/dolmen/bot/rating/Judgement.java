package dolmen.bot.rating;

import java.util.List;

/**
 * What a result does to ratings.
 *
 * @param effects on its players, by seat; empty if the ratings stay as they are
 */
public record Judgement(Verdict verdict, List<Effect> effects) {

    public Judgement {
        effects = List.copyOf(effects);
    }

    static Judgement without(Verdict verdict) {
        return new Judgement(verdict, List.of());
    }
}
