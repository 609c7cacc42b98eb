package dolmen.rules.opponent;

import java.util.Arrays;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The maximum-likelihood points for a set of results (Bradley and Terry 1952), on the scale of Elo: 400 points more
 * make the odds ten to one. A draw is half a win. Every pair of opponents that have met gets one extra draw, so that an
 * unbeaten opponent has a finite rating. The weakest level has {@link #ANCHOR} points on average, so points compare the
 * opponents of a game with each other, not with people.
 */
final class Strengths {
    /** The average points of the weakest level. */
    static final int ANCHOR = 1000;

    private static final int ROUNDS = 10_000;
    private static final double SCALE = 400;
    private static final double EVEN = 0.5;

    private Strengths() {}

    /** The points of all opponents that have met. */
    static Map<Opponent, Integer> of(Collection<Pairing> pairings) {
        List<Opponent> met = Opponent.ALL.stream()
                .filter(opponent -> pairings.stream()
                        .anyMatch(pairing -> pairing.one().equals(opponent)
                                || pairing.other().equals(opponent)))
                .toList();
        double[] odds = odds(met, pairings);
        double anchor = average(met, odds);
        var points = new LinkedHashMap<Opponent, Integer>();
        for (int index = 0; index < odds.length; index++) {
            points.put(met.get(index), (int) Math.round(ANCHOR + points(odds[index]) - anchor));
        }
        return points;
    }

    private static double points(double odds) {
        return SCALE * Math.log10(odds);
    }

    private static double average(List<Opponent> met, double[] odds) {
        Level weakest = met.getFirst().level();
        double sum = 0;
        int count = 0;
        for (int index = 0; index < odds.length; index++) {
            if (met.get(index).level() == weakest) {
                sum += points(odds[index]);
                count++;
            }
        }
        return sum / count;
    }

    /** The odds, by the iteration of Zermelo (1929), which raises the likelihood in every round. */
    private static double[] odds(List<Opponent> met, Collection<Pairing> pairings) {
        double[] odds = new double[met.size()];
        Arrays.fill(odds, 1);
        for (int round = 0; round < ROUNDS; round++) {
            double[] won = new double[odds.length];
            double[] expected = new double[odds.length];
            for (Pairing pairing : pairings) {
                int one = met.indexOf(pairing.one());
                int other = met.indexOf(pairing.other());
                double score = pairing.tally().points() + EVEN;
                double games = pairing.tally().games() + 1;
                won[one] += score;
                won[other] += games - score;
                expected[one] += games / (odds[one] + odds[other]);
                expected[other] += games / (odds[one] + odds[other]);
            }
            for (int index = 0; index < odds.length; index++) {
                odds[index] = won[index] / expected[index];
            }
        }
        return odds;
    }
}
