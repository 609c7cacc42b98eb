package dolmen.bot.rating;

import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;

/**
 * An estimate of a player's strength on a ladder, with its uncertainty: the true strength is within two deviations of
 * the points in about 95 cases of 100. After Mark E. Glickman, "Example of the Glicko-2 system" (2013).
 *
 * @param points the estimate of the strength, from 100 to 4000; newcomers have 1500, and a player with 200 more than
 *     another is expected to win three matches of four
 * @param deviation the standard deviation of the estimate in points, from 30 to 350
 * @param volatility the expected change of the strength in a {@linkplain #PERIOD rating period}, on the scale of the
 *     paper, from 0.03 to 0.12
 * @param asOf the time of the estimate, to the millisecond: the end of the last match
 */
public record Rating(double points, double deviation, double volatility, Instant asOf) {
    static final double NEWCOMERS_POINTS = 1500;
    static final double LOWEST_POINTS = 100;
    static final double HIGHEST_POINTS = 4000;
    /** Ratings would hardly change below this deviation; 30 is from Glickman, "The Glicko system" (1999). */
    static final double LOWEST_DEVIATION = 30;
    /** The deviation of newcomers, and the maximum. */
    static final double HIGHEST_DEVIATION = 350;

    static final double NEWCOMERS_VOLATILITY = 0.06;
    /**
     * The bounds are half and double the newcomers' volatility, so that no rating settles, or becomes provisional, at
     * more than four times the usual pace.
     */
    static final double LOWEST_VOLATILITY = 0.03;

    static final double HIGHEST_VOLATILITY = 0.12;

    /** The maximum deviation of a settled rating: above it, the points are uncertain by more than a class of 200. */
    static final double PROVISIONAL_DEVIATION = 110;

    /**
     * The deduction for provisional players in lists: more than the highest points, so that they are below all others.
     */
    private static final long BELOW_THE_SETTLED = 10_000;

    /** The points per unit of the paper's scale: step 2. */
    static final double SCALE = 173.7178;

    /**
     * The time in which the strength changes by its volatility. A settled player with the usual volatility becomes
     * provisional after a year: growth of the deviation from 60 to 110 points adds 110² - 60² = 8500 to the variance,
     * and a period adds (0.06 · 173.7178)² = 108.64. That makes 78.2 periods a year, of 112 hours each.
     */
    static final Duration PERIOD = Duration.ofHours(112);

    public Rating {
        check(points, LOWEST_POINTS, HIGHEST_POINTS, "points");
        check(deviation, LOWEST_DEVIATION, HIGHEST_DEVIATION, "deviation");
        check(volatility, LOWEST_VOLATILITY, HIGHEST_VOLATILITY, "volatility");
        asOf = asOf.truncatedTo(ChronoUnit.MILLIS);
    }

    private static void check(double value, double lowest, double highest, String name) {
        if (!(lowest <= value && value <= highest)) {
            throw new IllegalArgumentException("%s of %s is not from %s to %s".formatted(name, value, lowest, highest));
        }
    }

    /** The rating of an unknown player. */
    public static Rating newcomer(Instant now) {
        return new Rating(NEWCOMERS_POINTS, HIGHEST_DEVIATION, NEWCOMERS_VOLATILITY, now);
    }

    /** The rating of a player whose strength is partly known beforehand. */
    public static Rating guessed(int points, int deviation, Instant now) {
        return near(points, deviation, NEWCOMERS_VOLATILITY, now);
    }

    /** The rating of a player whose strength was measured, and hardly changes. */
    public static Rating measured(int points, Instant now) {
        return near(points, LOWEST_DEVIATION, LOWEST_VOLATILITY, now);
    }

    /** The valid rating closest to these points and this deviation. */
    static Rating near(double points, double deviation, double volatility, Instant asOf) {
        return new Rating(
                StrictMath.clamp(points, LOWEST_POINTS, HIGHEST_POINTS),
                StrictMath.clamp(deviation, LOWEST_DEVIATION, HIGHEST_DEVIATION),
                volatility,
                asOf);
    }

    /**
     * The rating at a time without a match until then: the deviation grows (step 6 of the paper, for a fraction of a
     * period or several periods). Before {@link #asOf} it is this rating, since clocks of hosts can differ.
     */
    public Rating at(Instant when) {
        if (!when.isAfter(asOf)) {
            return this;
        }
        double variance = deviation * deviation + periodsUntil(when) * growth();
        return near(points, StrictMath.sqrt(variance), volatility, when);
    }

    /** The rating with the given number of points added. */
    public Rating moved(double by) {
        return near(points + by, deviation, volatility, asOf);
    }

    /** True if the deviation is above 110, so that the next matches may still move the points far. */
    public boolean provisional() {
        return provisional(deviation);
    }

    /**
     * The sort key of a player in lists, the highest first: the rounded points, or {@link #unsettledPoints} while the
     * rating is provisional.
     */
    public long listedPoints() {
        return provisional() ? unsettledPoints() : StrictMath.round(points);
    }

    /** The sort key of a player with a provisional rating: below zero, and therefore below all others. */
    public long unsettledPoints() {
        return StrictMath.round(points) - BELOW_THE_SETTLED;
    }

    /**
     * The sort key of a player in a list that adds a correction.
     *
     * @param listed the key without it: {@link #listedPoints} or {@link #unsettledPoints}
     */
    public static long corrected(long listed, long correction) {
        long below = listed < 0 ? BELOW_THE_SETTLED : 0;
        return StrictMath.clamp(listed + below + correction, (long) LOWEST_POINTS, (long) HIGHEST_POINTS) - below;
    }

    static boolean provisional(double deviation) {
        return deviation > PROVISIONAL_DEVIATION;
    }

    /**
     * The time when the rating becomes provisional without further matches; {@link #asOf} if it is provisional already.
     */
    public Instant provisionalFrom() {
        if (provisional()) {
            return asOf;
        }
        double millis = periodsUntil(PROVISIONAL_DEVIATION) * PERIOD.toMillis();
        return asOf.plusMillis(1 + (long) millis);
    }

    /** The number of periods until then that increase the deviation; it stops growing at its maximum. */
    double periodsUntil(Instant when) {
        double passed = (double) Duration.between(asOf, when).toMillis() / PERIOD.toMillis();
        return StrictMath.clamp(passed, 0, periodsUntil(HIGHEST_DEVIATION));
    }

    private double periodsUntil(double grown) {
        return (grown * grown - deviation * deviation) / growth();
    }

    /** The variance in points that a period adds. */
    private double growth() {
        double inPoints = volatility * SCALE;
        return inPoints * inPoints;
    }
}
