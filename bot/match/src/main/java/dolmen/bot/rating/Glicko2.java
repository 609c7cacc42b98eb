package dolmen.bot.rating;

import java.time.Instant;
import java.util.List;
import java.util.stream.IntStream;

/**
 * The rating system: the effect of a match on the ratings of its players. After Mark E. Glickman, "Example of the
 * Glicko-2 system" (2013), with every match a rating period of its own.
 */
public final class Glicko2 {
    private static final List<Integer> DRAW = List.of(1, 1);

    private Glicko2() {}

    /**
     * The ratings after a match, by seat. At a table of more than two, every pair counts as a win, a draw or a loss,
     * judged by the ratings before the match.
     *
     * @param before the ratings before, by seat, as of the players' last matches
     * @param places the place of every player, by seat: 1 is the best, and equal places are shared
     * @param end the end of the match
     * @throws IllegalArgumentException if the numbers of ratings and places differ
     */
    public static List<Rating> after(List<Rating> before, List<Integer> places, Instant end) {
        return after(before, places, end, pairWeight(places.size()));
    }

    /** The ratings after a match in which some pairs are not compared; the weight of the others does not change. */
    static List<Rating> after(List<Rating> before, List<Integer> places, Instant end, LeftOut leftOut) {
        return after(before, places, end, pairWeight(places.size()), leftOut);
    }

    /** The ratings after a match with the given weight of every pair. */
    static List<Rating> after(List<Rating> before, List<Integer> places, Instant end, double pairWeight) {
        return after(before, places, end, pairWeight, LeftOut.NOBODY);
    }

    /**
     * The approximate number of further rated matches until a rating is no longer provisional; zero if it is not. They
     * are matches of two against an opponent with the same rating, whose deviation shrinks as well.
     */
    public static int matchesUntilSettled(Rating rating) {
        int matches = 0;
        for (Rating then = rating; then.provisional(); matches++) {
            then = after(List.of(then, then), DRAW, then.asOf()).getFirst();
        }
        return matches;
    }

    private static List<Rating> after(
            List<Rating> before, List<Integer> places, Instant end, double pairWeight, LeftOut leftOut) {
        if (before.size() != places.size()) {
            throw new IllegalArgumentException("%s ratings for %s places".formatted(before.size(), places.size()));
        }
        return IntStream.range(0, before.size())
                .mapToObj(seat ->
                        new Period(before.get(seat), results(before, places, seat, pairWeight, leftOut), end).after())
                .toList();
    }

    private static List<Period.PairResult> results(
            List<Rating> before, List<Integer> places, int seat, double weight, LeftOut leftOut) {
        return IntStream.range(0, before.size())
                .filter(other -> other != seat && !leftOut.contains(seat, other))
                .mapToObj(other ->
                        new Period.PairResult(before.get(other), score(places.get(seat), places.get(other)), weight))
                .toList();
    }

    private static double score(int place, int opponentsPlace) {
        return (1 + Integer.signum(opponentsPlace - place)) / 2.0;
    }

    /**
     * The weight of a pair at a table of the given size: 1, 3/4, 3/5 and 1/2 at tables of two to five. The pairs of one
     * match are not independent: a player in bad form loses to everybody. Among equals the number of beaten players is
     * uniform from 0 to n - 1, with the variance (n² - 1)/12, whereas n - 1 independent results would have (n - 1)/4.
     * The weight is the second divided by the first, so that deviations are not underestimated.
     */
    static double pairWeight(int seats) {
        return 3.0 / (seats + 1);
    }
}
