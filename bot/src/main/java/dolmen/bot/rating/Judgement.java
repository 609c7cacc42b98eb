package dolmen.bot.rating;

import java.util.List;

/**
 * What a match does to ratings.
 *
 * @param after the ratings of its players after it, by seat; empty unless it is rated
 */
public record Judgement(Verdict verdict, List<Rating> after) {

    public Judgement {
        after = List.copyOf(after);
    }

    static Judgement unrated(Verdict verdict) {
        return new Judgement(verdict, List.of());
    }
}
