package dolmen.bot.rating;

import java.time.Instant;
import java.util.List;

/**
 * One player's rating period, of any length: the change of a rating between two moments. The steps are those of
 * Glickman's paper, whose period has the length 1 here.
 *
 * @param before the rating at the beginning, which is the time of its last change
 * @param results the results within the period
 */
record Period(Rating before, List<Period.PairResult> results, Instant end) {

    /**
     * The evidence of a match about a player and one opponent.
     *
     * @param opponent the opponent's rating before the match
     * @param score 1 if the player came before the opponent, ½ if they shared a place, 0 otherwise
     * @param weight the weight of the pair: 1 for a match of two
     */
    record PairResult(Rating opponent, double score, double weight) {}

    private static final double HIGHEST_VARIANCE = square(Rating.HIGHEST_DEVIATION / Rating.SCALE);

    /** The rating at the end. */
    Rating after() {
        if (results.isEmpty()) {
            return before.at(end);
        }
        double mu = mu(before);
        double phi = phi(before);
        double information = 0;
        double surprise = 0;
        for (PairResult result : results) {
            Rating opponent = result.opponent().at(end);
            double g = g(phi(opponent));
            double expected = expected(mu, mu(opponent), g);
            information += result.weight() * g * g * expected * (1 - expected);
            surprise += result.weight() * g * (result.score() - expected);
        }
        // Steps 3 and 4: v is one over the information, delta is v times the surprise.
        double v = 1 / information;
        double length = before.periodsUntil(end);
        // Step 5.
        double sigma = StrictMath.clamp(
                new VolatilityEquation(before.volatility(), phi, v, v * surprise, length).solution(),
                Rating.LOWEST_VOLATILITY,
                Rating.HIGHEST_VOLATILITY);
        // Steps 6 and 7.
        double grown = StrictMath.min(square(phi) + length * square(sigma), HIGHEST_VARIANCE);
        double variance = 1 / (1 / grown + information);
        // Step 8.
        return Rating.near(
                Rating.NEWCOMERS_POINTS + Rating.SCALE * (mu + variance * surprise),
                Rating.SCALE * StrictMath.sqrt(variance),
                sigma,
                end.isAfter(before.asOf()) ? end : before.asOf());
    }

    /** The points on the scale of the paper: step 2. */
    private static double mu(Rating rating) {
        return (rating.points() - Rating.NEWCOMERS_POINTS) / Rating.SCALE;
    }

    /** The deviation on the scale of the paper: step 2. */
    private static double phi(Rating rating) {
        return rating.deviation() / Rating.SCALE;
    }

    /** The weight of a result against an opponent of this deviation: step 3. */
    private static double g(double phi) {
        return 1 / StrictMath.sqrt(1 + 3 * square(phi / StrictMath.PI));
    }

    /** The expected score of a player against an opponent: step 3. */
    private static double expected(double mu, double opponentsMu, double g) {
        return 1 / (1 + StrictMath.exp(-g * (mu - opponentsMu)));
    }

    private static double square(double value) {
        return value * value;
    }
}
