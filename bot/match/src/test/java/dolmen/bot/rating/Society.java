package dolmen.bot.rating;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;

/**
 * People with known true strengths, and the ratings that the system gives to their matches. In a round, every other
 * day, everybody plays one match, in any order.
 *
 * <p>Matches follow the model of Plackett and Luce: everybody performs by strength and luck, and finishes in the order
 * of the performances, so that the odds of a pair are those of the rating system at tables of every size. A seed gives
 * the same society everywhere.
 */
final class Society {
    private static final Duration ROUND = Duration.ofDays(2);

    /** The chance, in a round, that somebody leaves for good and is replaced by a newcomer. */
    private static final double TURNOVER = 0.01;

    /**
     * The properties of a society.
     *
     * @param spread the standard deviation of the strengths of newcomers, in points
     * @param choice the number of available people of whom somebody finds the closest in points
     * @param changing true if strengths change as the rating system assumes, and people come and go
     */
    record Kind(int people, double spread, int choice, boolean changing) {}

    private final Kind kind;
    private final int seats;
    private final double pairWeight;
    private final Random random;
    private final double[] strengths;
    private final Rating[] ratings;
    private Instant now = Instant.EPOCH;

    private double loss;
    private int predictions;

    Society(Kind kind, int seats, double pairWeight, long seed) {
        this.kind = kind;
        this.seats = seats;
        this.pairWeight = pairWeight;
        this.random = new Random(seed);
        this.strengths = new double[kind.people()];
        this.ratings = new Rating[kind.people()];
        IntStream.range(0, kind.people()).forEach(this::welcome);
    }

    private void welcome(int person) {
        strengths[person] = Rating.NEWCOMERS_POINTS + kind.spread() * random.nextGaussian();
        ratings[person] = Rating.newcomer(now);
    }

    /** Lets everybody play the given number of matches; people left over in a round sit out. */
    void play(int rounds) {
        for (int round = 0; round < rounds; round++) {
            now = now.plus(ROUND);
            if (kind.changing()) {
                change();
            }
            var waiting =
                    new ArrayList<>(IntStream.range(0, kind.people()).boxed().toList());
            Collections.shuffle(waiting, random);
            while (waiting.size() >= seats) {
                play(table(waiting));
            }
        }
    }

    private void change() {
        double step = Rating.NEWCOMERS_VOLATILITY
                * Rating.SCALE
                * StrictMath.sqrt((double) ROUND.toMillis() / Rating.PERIOD.toMillis());
        for (int person = 0; person < kind.people(); person++) {
            strengths[person] += step * random.nextGaussian();
            if (random.nextDouble() < TURNOVER) {
                welcome(person);
            }
        }
    }

    private List<Integer> table(List<Integer> waiting) {
        int host = waiting.removeFirst();
        List<Integer> guests = waiting.stream()
                .limit(Math.max(kind.choice(), seats - 1))
                .sorted(Comparator.comparingDouble(guest -> Math.abs(ratings[guest].points() - ratings[host].points())))
                .limit(seats - 1L)
                .toList();
        waiting.removeAll(guests);
        var table = new ArrayList<Integer>(guests);
        table.add(random.nextInt(seats), host);
        return table;
    }

    private record Performance(int person, double value) {}

    private void play(List<Integer> table) {
        List<Integer> arrived = table.stream()
                .map(person -> new Performance(person, strengths[person] / Rating.SCALE + luck()))
                .sorted(Comparator.comparingDouble(Performance::value).reversed())
                .map(Performance::person)
                .toList();
        judgePredictions(arrived);
        List<Rating> after = Glicko2.after(
                table.stream().map(person -> ratings[person]).toList(),
                table.stream().map(person -> 1 + arrived.indexOf(person)).toList(),
                now,
                pairWeight);
        for (int seat = 0; seat < seats; seat++) {
            ratings[table.get(seat)] = after.get(seat);
        }
    }

    /** A value of Gumbel's distribution, with which the odds of winning are as the exponentials of the strengths. */
    private double luck() {
        return -StrictMath.log(-StrictMath.log(1 - random.nextDouble()));
    }

    private void judgePredictions(List<Integer> arrived) {
        for (int better = 0; better < seats; better++) {
            for (int worse = better + 1; worse < seats; worse++) {
                loss -= StrictMath.log(
                        predicted(ratings[arrived.get(better)].at(now), ratings[arrived.get(worse)].at(now)));
                predictions++;
            }
        }
    }

    /** The probability that one comes before the other, by their ratings: Glickman, "The Glicko system" (1999). */
    private static double predicted(Rating one, Rating other) {
        double phi = StrictMath.hypot(one.deviation(), other.deviation()) / Rating.SCALE;
        double g = 1 / StrictMath.sqrt(1 + 3 * phi * phi / (Math.PI * Math.PI));
        return 1 / (1 + StrictMath.exp(-g * (one.points() - other.points()) / Rating.SCALE));
    }

    void forgetPredictions() {
        loss = 0;
        predictions = 0;
    }

    /** The mean negative logarithm of the predicted probabilities of the pairs' results; less is better. */
    double logLoss() {
        return loss / predictions;
    }

    /** Spearman's rank correlation of strengths and points. */
    double spearman() {
        double[] strong = ranks(strengths);
        double[] rated =
                ranks(Arrays.stream(ratings).mapToDouble(Rating::points).toArray());
        double squares = IntStream.range(0, kind.people())
                .mapToDouble(person -> StrictMath.pow(strong[person] - rated[person], 2))
                .sum();
        return 1 - 6 * squares / (StrictMath.pow(kind.people(), 3) - kind.people());
    }

    private static double[] ranks(double[] values) {
        return Arrays.stream(values)
                .map(value ->
                        Arrays.stream(values).filter(other -> other < value).count())
                .toArray();
    }

    /** The share of people whose strength is within two deviations of their points; 0.95 if these are honest. */
    double within() {
        return errors().filter(error -> Math.abs(error) <= 2).count() / (double) kind.people();
    }

    /** The distances of the points from the strengths, in deviations. */
    private DoubleStream errors() {
        return IntStream.range(0, kind.people())
                .mapToDouble(person -> (strengths[person] - ratings[person].points()) / ratings[person].deviation());
    }
}
