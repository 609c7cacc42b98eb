package dolmen.rules.tuning;

import dolmen.rules.evaluation.Evaluation;

/** What an evaluation says of the result of a game. */
final class Odds {
    private Odds() {}

    private static final double TINY = 1e-8;

    /** The expected score, from 0 to 1, of a seat with this lead in hundredths of a point. */
    static double expected(double lead) {
        return 1 / (1 + Math.exp(-lead / Evaluation.ODDS_OF_E));
    }

    /**
     * The surprise (cross-entropy) in bits at a score: 1 for an expectation of a half, whatever the score is.
     *
     * @param expected the expected score, from 0 to 1
     * @param score the score, from 0 to 1
     */
    static double surprise(double expected, double score) {
        return -score * log2(expected) - (1 - score) * log2(1 - expected);
    }

    private static double log2(double share) {
        return Math.log(Math.max(share, TINY)) / Math.log(2);
    }
}
