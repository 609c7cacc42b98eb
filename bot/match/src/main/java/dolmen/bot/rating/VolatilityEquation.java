package dolmen.bot.rating;

/**
 * The equation for the volatility after a rating period: step 5 of Glickman's paper, where a period has the length 1.
 *
 * <p>If strength changes by sigma in a period, the improvement that results suggest has the variance phi² + v + length
 * · sigma². The solution is the sigma that fits best both the improvement and the volatility before.
 *
 * @param before the volatility before
 * @param phi the deviation at the beginning, on the scale of the paper
 * @param v the variance of the estimate from the results
 * @param delta the improvement that the results suggest
 * @param length the length of the period; zero leaves the volatility unchanged
 */
record VolatilityEquation(double before, double phi, double v, double delta, double length) {
    /** The rate of change of volatilities: the paper's tau, reasonable from 0.3 to 1.2. */
    private static final double TAU = 0.5;

    /** The paper's epsilon. */
    private static final double TOLERANCE = 0.000001;

    /** The maximum number of steps; about ten are usual. */
    private static final int MOST_STEPS = 100;

    /** The volatility after the period; the volatility before if the search does not converge. */
    double solution() {
        if (length == 0) {
            return before;
        }
        double a = logVarianceBefore();
        double b = otherEnd();
        double fa = f(a);
        double fb = f(b);
        for (int step = 0; step < MOST_STEPS; step++) {
            if (StrictMath.abs(b - a) <= TOLERANCE) {
                return StrictMath.exp(a / 2);
            }
            double c = a + (a - b) * fa / (fb - fa);
            double fc = f(c);
            if (fc * fb <= 0) {
                a = b;
                fa = fb;
            } else {
                fa /= 2;
            }
            b = c;
            fb = fc;
        }
        return before;
    }

    private double logVarianceBefore() {
        return StrictMath.log(before * before);
    }

    /** The other end of an interval that contains the solution; one end is the logarithm of the variance before. */
    private double otherEnd() {
        double excess = delta * delta - phi * phi - v;
        if (excess > 0) {
            return StrictMath.log(excess / length);
        }
        double end = logVarianceBefore() - TAU;
        for (int step = 0; step < MOST_STEPS && f(end) < 0; step++) {
            end -= TAU;
        }
        return end;
    }

    /** The derivative of the log-likelihood with respect to the log-variance {@code x}: 0 at the solution. */
    private double f(double x) {
        double change = length * StrictMath.exp(x);
        double variance = phi * phi + v + change;
        return change * (delta * delta - variance) / (2 * variance * variance)
                - (x - logVarianceBefore()) / (TAU * TAU);
    }
}
