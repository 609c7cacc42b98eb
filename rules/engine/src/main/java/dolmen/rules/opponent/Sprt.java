package dolmen.rules.opponent;

/**
 * A sequential test of a change: is the new player stronger than the old one by the hoped gain, or by nothing? It ends
 * as soon as one is 19 times as likely as the other (Wald 1945, with the normal approximation of the results of games).
 *
 * @param nothing the difference in rating points at which the change is rejected
 * @param gain the difference in rating points at which it is accepted, above {@code nothing}
 */
public record Sprt(double nothing, double gain) {
    private static final double BOUND = Math.log(0.95 / 0.05);
    private static final double RATING_SCALE = 400;

    /** Half a game of each result, so that the variance is never 0. */
    private static final double PRIOR = 0.5;

    public Sprt {
        if (!(nothing < gain)) {
            throw new IllegalArgumentException("the gain must be above the difference that is nothing");
        }
    }

    /** The state of the test. */
    public enum Verdict {
        /** The gain is there. */
        ACCEPTED,
        /** The gain is not there. */
        REJECTED,
        /** More games are needed. */
        OPEN
    }

    /** The verdict after the games of the new player. */
    public Verdict verdict(Tally tally) {
        double likelihood = likelihood(tally);
        if (likelihood >= BOUND) {
            return Verdict.ACCEPTED;
        }
        return likelihood <= -BOUND ? Verdict.REJECTED : Verdict.OPEN;
    }

    /** The logarithm of how many times likelier the results are with the gain than with nothing. */
    public double likelihood(Tally tally) {
        double wins = tally.wins() + PRIOR;
        double draws = tally.draws() + PRIOR;
        double losses = tally.losses() + PRIOR;
        double games = wins + draws + losses;
        double score = (wins + draws / 2) / games;
        double variance = (wins * square(1 - score) + draws * square(0.5 - score) + losses * square(score)) / games;
        double low = expected(nothing);
        double high = expected(gain);
        return games * (high - low) * (2 * score - low - high) / (2 * variance);
    }

    private static double square(double number) {
        return number * number;
    }

    private static double expected(double points) {
        return 1 / (1 + Math.pow(10, -points / RATING_SCALE));
    }
}
